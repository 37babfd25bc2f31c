import { type CompileCache, createCompileCache } from '../../compiler';
import { type Card, type CompiledAbility, type CompiledCard, printedValues } from '../../engine';

/**
 * A compile cache for random cards, which are new as cards but made of sentences that come again: each line is read once,
 * on a card of its own, whatever it is printed on. Only for cards whose lines have nothing to do with each other.
 */
export function createLineCache(): CompileCache {
  const whole = createCompileCache();
  const line = (text: string, card: Card): readonly CompiledAbility[] =>
    whole.card({ ...BODY, name: card.name, text }).faces[0].abilities;
  return {
    effect: whole.effect,
    card: (card): CompiledCard => {
      const lines = card.text === '' ? [] : card.text.split('\n');
      const abilities = lines.flatMap((text, index) =>
        line(text, card).map((ability) => ({ ...ability, line: index })),
      );
      return { card, faces: [{ card, values: printedValues(card), abilities, prototype: null }] };
    },
  };
}

const BODY: Card = {
  name: '',
  manaCost: '',
  typeLine: 'Creature — Bear',
  text: '',
  power: 2,
  toughness: 2,
  loyalty: null,
  defense: null,
  colorIndicator: null,
  layout: null,
  faces: [],
};
