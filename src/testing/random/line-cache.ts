import { type CompileCache, compileCard, createCompileCache } from '../../compiler';
import { type Card, type CompiledAbility, type CompiledCard, printedValues } from '../../engine';

/**
 * A compile cache for random cards, which are new as cards but made of sentences that come again: each line is read once,
 * on a card of its own, whatever it is printed on. Only for cards whose lines have nothing to do with each other and do not
 * say the card's name.
 */
export function createLineCache(): CompileCache {
  const { effect, plain } = createCompileCache();
  const read = new Map<string, readonly CompiledAbility[]>();
  const placed: Map<string, readonly CompiledAbility[]>[] = [];
  const abilitiesOf = (text: string): readonly CompiledAbility[] =>
    remembered(read, text, () => compileCard({ ...BODY, text }).faces[0].abilities);
  const line = (text: string, at: number): readonly CompiledAbility[] => {
    placed[at] ??= new Map();
    return remembered(placed[at], text, () => abilitiesOf(text).map((ability) => ({ ...ability, line: at })));
  };
  return {
    effect,
    plain,
    card: (card): CompiledCard => {
      const lines = card.text === '' ? [] : card.text.split('\n');
      return { card, faces: [{ card, values: printedValues(card), abilities: lines.flatMap(line), prototype: null }] };
    },
  };
}

/** There are some ten thousands of sentences, of which a million boards are made. */
function remembered<Value>(known: Map<string, Value>, text: string, make: () => Value): Value {
  const found = known.get(text) ?? make();
  known.set(text, found);
  return found;
}

const BODY: Card = {
  name: 'Test Card',
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
