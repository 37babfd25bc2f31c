import {
  CREATIONS,
  compileEffectText,
  KEYWORD_EFFECTS,
  PREDICATES,
  RESOLUTIONS,
  reportCard,
  SENTENCES,
} from '../../compiler';
import { type Card, LAYERS, type Layer } from '../../engine';

/** `docs/rules-text.md`: what the compiler reads, made from the examples of its templates and the table of keywords. */
export function rulesTextPage(): string {
  return [
    INTRODUCTION,
    '## Predicates',
    'What a sentence says of its subject. Predicates are joined by "and"; any of them can follow any subject.',
    ...PREDICATES.map((template) => family(template, layersOfLine)),
    '## Whole sentences of static abilities',
    'Sentences that are not subject and predicate.',
    ...SENTENCES.map((template) => family(template, layersOfLine)),
    '## Instructions of spells and abilities',
    'What resolving adds to the predicates: control, exchanges, text, face-down objects, and tokens.',
    ...[...RESOLUTIONS, ...CREATIONS].map((template) => family(template, layersOfEffect)),
    '## Keywords that work in layers',
    keywordTable(),
    '',
  ].join('\n\n');
}

type Examples = { readonly name: string; readonly reads: readonly string[]; readonly refuses: readonly string[] };

function family({ name, reads, refuses }: Examples, layersOf: (text: string) => readonly Layer[]): string {
  const title = `### ${name.replaceAll('-', ' ')}`;
  const read = reads.map((text) => `- ${shown(text)} (${layerWords(layersOf(text))})`);
  const refused = refuses.map((text) => `- not: ${shown(text)}`);
  return [title, [...read, ...refused].join('\n')].join('\n\n');
}

/** `~` stands for the object itself; on the page it has a name. */
const shown = (text: string): string => `*${named(text)}*`;

const named = (text: string): string =>
  text.replace(/^~/, 'This creature').replaceAll('~', 'this creature').replaceAll('*', '\\*');

const layerWords = (layers: readonly Layer[]): string =>
  layers.length === 0 ? 'no layer' : `layer ${layers.join(', ')}`;

function layersOfLine(text: string): readonly Layer[] {
  const found = new Set(reportCard(cardOf(text)).lines.flatMap(({ layers }) => layers));
  return LAYERS.filter((layer) => found.has(layer));
}

function layersOfEffect(text: string): readonly Layer[] {
  const found = new Set(
    compileEffectText(text.replaceAll('~', 'this creature'), { names: [] }).spans.flatMap(({ layers }) => layers),
  );
  return LAYERS.filter((layer) => found.has(layer));
}

const cardOf = (text: string): Card => ({
  name: 'Example',
  manaCost: '',
  typeLine: 'Creature',
  text: text.replaceAll('~', 'this creature'),
  power: 1,
  toughness: 1,
  loyalty: null,
  defense: null,
  colorIndicator: null,
  layout: null,
  faces: [],
});

function keywordTable(): string {
  const rows = Object.entries(KEYWORD_EFFECTS)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, { layers, rule, effect, cda }]) => {
      const how =
        cda === true ? 'defines characteristics' : effect === undefined ? 'when it resolves' : 'while it is there';
      return `| ${name} | ${layers.join(', ')} | ${how} | ${rule} |`;
    });
  return ['| keyword | layers | works | rule |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

const INTRODUCTION = `# What is read of rules text

This page is written by \`npm run docs:rules-text\` from the examples that are the templates' own tests.

A line of rules text becomes data: clauses, each with a subject, parts that work in one layer each, perhaps a condition, and a duration.
A sentence is read to its last word or not at all; what is not read is marked in the text with its place, and the rest of the board still resolves.
A line that cannot change a characteristic is called inert.
A line is one ability or several keywords, as printed. One that lost its line breaks is cut where another ability begins beyond doubt; a sentence behind a trigger or a cost that could be an ability of its own is marked.

A sentence is *[condition or duration,] subject, predicates joined by "and" [condition] [duration] ["where X is"]*. Its phrases:

| phrase | examples |
| --- | --- |
| subject | this creature; enchanted creature; other Elves you control; each nonbasic land; target creature an opponent controls; cards in graveyards; it |
| qualifier | you control; with flying; with power 2 or less; with a +1/+1 counter on it; of the chosen type; named Forest; that's attacking; attached to it; in your graveyard |
| condition | as long as you control a Swamp; if it's your turn; as long as seven or more cards are in your graveyard; unless it's attacking; as long as your devotion to red is less than five |
| quantity | 3; X; the number of Goblins you control; for each card in your hand; its power; the greatest power among creatures you control; your devotion to green; half your life total, rounded up |
| duration | until end of turn; until your next turn; for as long as you control it; none |
| description | a 3/3 green Ape creature with trample that's still a land; an artifact in addition to its other types; every creature type; the chosen color |
| abilities | flying; first strike and vigilance; protection from red; ward {2}; text in quotation marks, which is compiled in turn |

What no board can show ("as long as you gained life this turn") is kept in its words and holds where the board assumes it.

## Adding a sentence

A family of predicates is one file in \`src/compiler/templates\`, with sentences that it reads and near misses that must be refused, and a line in \`library.ts\`; what several families share is a phrase.
No two templates may read the same words: a test asks that of all examples, and \`npm run coverage:text -- FOLDER\` measures a corpus.`;
