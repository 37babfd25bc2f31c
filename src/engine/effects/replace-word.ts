import type { Row } from '../model/characteristics';
import { COLORS } from '../model/characteristics';
import type { Part } from '../model/parts';
import type { PartRule } from './part-rule';
import { inAbility, inText, type WordChange } from './replace-in-text';
import { withTypeLine } from './type-line';

type ReplaceWord = Extract<Part, { kind: 'replace-word' }>;

/**
 * Layer 3: every instance of a colour word, land type, creature type or name in rules text and type line becomes another
 * (612.2). Names and costs stay, granted abilities too (612.3), and colour itself is no text.
 */
export const replaceWord: PartRule<ReplaceWord> = {
  layer: '3',
  rule: '612.2',
  fill: (part, at) => ({
    ...part,
    from: part.from ?? at.voice.choices.from ?? null,
    to: part.to ?? at.voice.choices.to ?? null,
  }),
  apply: (row, part, at) => {
    const from = part.from ?? at.voice.choices.from;
    const to = part.to ?? at.voice.choices.to;
    if (from === undefined || to === undefined || from === to) return row;
    return rewritten(row, { what: part.what, from, to }, at.it);
  },
  reads: () => ['abilities', 'subtypes', 'cardTypes'],
  writes: () => ['abilities', 'subtypes'],
  describe: (part) => ({
    key: 'part.replace-word',
    values: { from: { cardText: part.from ?? '' }, to: { cardText: part.to ?? '' } },
  }),
};

function rewritten(row: Row, change: WordChange, object: Parameters<typeof withTypeLine>[2]): Row {
  const abilities = row.abilities.map((ability) =>
    ability.origin.kind === 'printed' ? inAbility(ability, change) : ability,
  );
  if (change.what === 'color' || change.what === 'name' || COLORS.some((color) => color === change.from))
    return { ...row, abilities };
  const subtypes = row.subtypes.map((subtype) => inText(subtype, change));
  return withTypeLine({ ...row, abilities }, { subtypes }, object);
}
