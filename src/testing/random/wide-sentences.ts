import type { Dice } from './dice';

/**
 * A static ability from further afield: bars, colours counted, control, every creature type, types set and lost, mana
 * abilities, borrowed ones, values that differ from object to object. A third of the boards has some of these.
 */
export function wideSentence(dice: Dice): string {
  return dice
    .pick(WIDE)
    .replaceAll('{tribe}', dice.pick(['Goblin', 'Elf', 'Zombie']))
    .replaceAll('Elfs', 'Elves')
    .replaceAll('{word}', dice.pick(['flying', 'haste', 'trample']))
    .replaceAll('{land}', dice.pick(['Swamp', 'Forest', 'Mountain']))
    .replaceAll('{color}', dice.pick(['white', 'red', 'green']));
}

/** What a resolved effect of such a board may say of a target, or of two. */
export const wideResolved = (dice: Dice): string =>
  dice.pick([
    'Change the text of target permanent by replacing all instances of Goblin with Elf.',
    'Change the text of target permanent by replacing all instances of Swamp with Forest.',
    'Change the text of target permanent by replacing all instances of red with white.',
    'Gain control of target permanent until end of turn.',
    'Exchange control of two target permanents.',
    'Exchange the text boxes of two target creatures.',
    "Switch target creature's power and toughness until end of turn.",
    'Target creature loses all abilities until end of turn.',
    'Target permanent becomes all colors until end of turn.',
  ]);

const WIDE: readonly [string, ...string[]] = [
  "Creatures you control have {word}. Creatures your opponents control lose {word} and can't have or gain {word}.",
  "Creatures can't have or gain {word}.",
  "{tribe}s can't have or gain protection from red.",
  'Creatures you control have protection from {color}.',
  'Creatures lose protection from red.',
  'Creatures with protection from red get +1/+1.',
  'Enchanted permanent is a colorless Forest land.',
  "Enchanted permanent isn't a creature.",
  "Artifacts aren't creatures.",
  'Creatures are all colors.',
  'Creatures you control are {color} in addition to their other colors.',
  'Creatures with no abilities get +1/+1.',
  'Lands with no abilities are creatures in addition to their other types.',
  'Monocolored creatures get +1/+1.',
  'Multicolored creatures are {tribe}s in addition to their other types.',
  'Multicolored creatures have {word}.',
  'Legendary creatures are {color}.',
  'Lands you control are legendary.',
  'Creatures you control are every creature type in addition to their other types.',
  'Creatures lose all creature types.',
  'Creatures with toughness 2 or less have base power and toughness 3/3.',
  'Creatures with power 2 or less get +1/+0.',
  'Creatures with base power 2 have {word}.',
  'Other creatures that share a creature type with this creature get +1/+1.',
  'Other creatures that share a creature type with this creature have {word}.',
  'You control enchanted permanent.',
  'Creatures you control get +X/+X, where X is the number of artifacts you control.',
  'This creature gets +1/+1 for each other creature you control.',
  'Each creature has base power and toughness each equal to its mana value.',
  'All creatures are 0/1 artifacts and lose all abilities.',
  'Creatures you control have all activated abilities of lands you control.',
  'As long as this creature has {word}, it gets +1/+1.',
  'As long as enchanted permanent is a creature, enchanted permanent is {color}.',
  'Creatures are enchantments.',
  'Lands are artifacts.',
  'Enchanted permanent is a Treefolk creature with base power and toughness 0/4 and loses all abilities.',
  'Nonland permanents are artifacts in addition to their other types.',
  'Zombies are Elves.',
  'Each creature is a {tribe}.',
  'Lands are Plains, Islands, Swamps, Mountains, and Forests.',
  'Lands you control are every basic land type in addition to their other types.',
  'Nontoken creatures you control are Forest lands in addition to their other types.',
  '{land}s lose all abilities.',
  'Creatures lose all abilities except mana abilities.',
  'Lands have "{T}: Add {B}."',
  'Creatures have "Other {tribe}s get +1/+1."',
  'Creatures named Test Card get +1/+1.',
];
