import { expect, test } from 'vitest';
import { parseCard } from '../../engine';
import { compileCard } from '../compile-card';

function zonesOfText(text: string): readonly string[] | null | undefined {
  const card = parseCard({ name: 'Example', typeLine: 'Creature', text, power: 1, toughness: 1 }, 'card');
  return card.ok ? compileCard(card.value).faces[0].abilities[0]?.zones : undefined;
}

test('113.6b: an ability that names its zone works there', () => {
  expect(zonesOfText('As long as this card is in your graveyard, creatures you control have haste.')).toEqual([
    'graveyard',
  ]);
  expect(
    zonesOfText(
      'As long as this creature is in the command zone or on the battlefield, other Cats you control get +1/+1.',
    ),
  ).toEqual(['battlefield', 'command']);
});

test('113.6: another condition leaves it on the battlefield', () => {
  expect(zonesOfText('As long as a creature card is in your graveyard, creatures you control have haste.')).toBeNull();
  expect(zonesOfText('Creatures you control have haste.')).toBeNull();
});
