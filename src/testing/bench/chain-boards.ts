type Document = { readonly [field: string]: unknown };

/** A permanent, and Auras by turns of both players that control each the one before: each waits for the next. */
export const controlChain = (length: number): Document =>
  document(`control chain ${length}`, [
    { id: 'o0', card: RELIC },
    ...numbers(length).map((index) => ({
      id: `o${index + 1}`,
      card: AURA,
      attachedTo: `o${index}`,
      controller: index % 2 === 0 ? 'B' : 'A',
    })),
  ]);

/** As many creatures, each under an Aura of the opponent: nothing waits for anything. */
export const controlEach = (number: number): Document =>
  document(`control each ${number}`, [
    ...numbers(number).map((index) => ({ id: `c${index}`, card: RELIC })),
    ...numbers(number).map((index) => ({ id: `a${index}`, card: AURA, attachedTo: `c${index}`, controller: 'B' })),
  ]);

/** Each a copy of the one before. */
export const copyChain = (length: number): Document =>
  document(`copy chain ${length}`, [
    { id: 'o0', card: RELIC },
    ...numbers(length).map((index) => ({ id: `o${index + 1}`, card: AURA, copyOf: `o${index}` })),
  ]);

const RELIC = { name: 'Relic', manaCost: '{2}', typeLine: 'Artifact' };
const AURA = {
  name: 'Aura',
  manaCost: '{4}{U}{U}',
  typeLine: 'Enchantment — Aura',
  text: 'Enchant permanent\nYou control enchanted permanent.',
};

const document = (title: string, objects: readonly Document[]): Document => ({
  format: 'layers-board',
  version: 1,
  title,
  objects,
});

const numbers = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);
