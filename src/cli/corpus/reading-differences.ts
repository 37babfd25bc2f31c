/**
 * Where an independent reading and ours part ways, with the reason: the reading is wrong by the rules, it says the
 * same at another grain, or ours does not read the line yet.
 */
export const READING_DIFFERENCES: readonly ReadingDifference[] = [
  ...cards('reading', 'it takes in an ability that another line of the card gives', {
    'Auriok Glaivemaster': 'As long as',
    Batterskull: 'Equipped creature gets',
    'Gleam of Authority': 'Enchanted creature gets',
    "Konda's Hatamoto": 'As long as',
    'Manriki-Gusari': 'Equipped creature gets',
  }),
  ...cards('reading', 'it takes in the toughness that another line of the card defines', {
    'Yavimaya Kavu': "Yavimaya Kavu's power",
  }),
  ...cards('reading', 'what the station symbol and its box give (721.2b) is not what this line changes', {
    'Debris Field Crusher': '{1}{R}:',
    'Inspirit, Flagship Vessel': 'Other artifacts',
    'The Seriema': 'Other tapped',
    'Uthros Research Craft': 'This Spacecraft',
  }),
  ...cards('reading', 'the line adds no card type: a creature that gets a creature type or a size stays one (205.1a)', {
    'Deep Freeze': 'Enchanted creature',
    'Goddric, Cloaked Reveler': 'Celebration',
    Ichthyomorphosis: 'Enchanted creature',
    "Kasmina's Transmutation": 'Enchanted creature',
    Lignify: 'Enchanted creature',
    'Retro-Mutation': 'Enchanted creature',
    'Spider-Man No More': 'Enchanted creature',
    'Utter Insignificance': 'Enchanted creature',
  }),
  ...cards('reading', 'the line states no size; an artifact that is no creature has none (208.3)', {
    'In Too Deep': 'Enchanted permanent',
  }),
  ...cards('reading', 'both sizes are set, in layer 7b; nothing is added in 7c (613.4)', {
    'Angry Mob': 'During your turn',
  }),

  ...cards('grain', 'it names what the level bar gives (716.2a), ours what the ability given does', {
    "Caretaker's Talent": 'Creature tokens',
    'Does Machines': 'At the beginning',
    'Paladin Class': 'Creatures you control get',
    'Party Dude': 'Whenever one or more',
  }),
  ...cards('grain', 'it names the ability that "max speed" gives (702.178a), ours what that ability does', {
    'Nesting Bot': 'Max speed',
    'Walking Sarcophagus': 'Max speed',
  }),
  ...cards('grain', 'ours gives the very landwalk and protection of the other cards, whose quality is not yet known', {
    'Cairn Wanderer': 'As long as',
    'Death-Mask Duplicant': 'As long as',
  }),
  ...cards('grain', 'it lists the five types, ours says all basic land types at once (305.6)', {
    'Prismatic Omen': 'Lands you control',
  }),
  ...cards('grain', 'it writes the number for one player, ours that it is worked out for all of them', {
    'Rampant Frogantua': 'This creature gets',
  }),

  ...cards('ours', 'the condition or number is not read', {
    'Anya, Merciless Angel': 'Anya gets',
    'Common Cause': 'Nonartifact creatures',
    'Heroic Defiance': 'Enchanted creature',
    'Howling Galefang': 'This creature has haste',
    'Hundred-Battle Veteran': 'As long as',
    'Isleback Spawn': 'This creature gets',
    'Keen-Eyed Curator': 'As long as',
    'Kosei, Penitent Warlord': 'As long as',
    'Rampaging Soulrager': 'This creature gets',
    'Sutured Ghoul': "This creature's power",
    'Takeno, Samurai General': 'Each other Samurai',
  }),
  ...cards('ours', 'a choice of a number or a quality made for the card is not read back', {
    "Ashling's Prerogative": 'Each creature with',
    Shapeshifter: "Shapeshifter's power",
  }),
  ...cards('ours', 'the size and the types of a card exiled with it are not read as what is set', {
    Duplicant: 'As long as',
  }),
  ...cards('ours', 'a rule for players or damage joined to the change leaves the whole line unread', {
    'Guardian Beast': 'As long as',
    'Nahiri, Storm of Stone': 'During your turn',
    'Woolly Razorback': 'As long as',
  }),
  ...cards('ours', '"instead" of what an earlier line gives is not read', { "Lavamancer's Skill": 'As long as' }),
  ...cards('ours', 'a landwalk for each type of land is not read', { 'Magnigoth Treefolk': 'Domain' }),
  ...cards('ours', 'all names of a kind of cards are not read', { 'Spy Kit': 'Equipped creature' }),
  ...cards('ours', 'not read: Naga is no creature type of the rules (205.3m)', {
    'Hish of the Snake Cult': 'Nagas and Serpents',
  }),
  ...cards('ours', 'not read: the corpus has it in words that were never printed ("the number of 1 plus")', {
    'Lost Order of Jarkeld': "This creature's power",
  }),
];

export type ReadingDifference = {
  readonly card: string;
  /** How the line begins. */
  readonly line: string;
  /** Who is wrong, or nobody: both say the same, one of them more closely. */
  readonly wrong: 'reading' | 'grain' | 'ours';
  readonly reason: string;
};

/** Why a line is read differently; null where nobody has looked into it. */
export function readingDifference(card: string, line: string): ReadingDifference | null {
  return READING_DIFFERENCES.find((one) => one.card === card && line.startsWith(one.line)) ?? null;
}

function cards(
  wrong: ReadingDifference['wrong'],
  reason: string,
  starts: { readonly [card: string]: string },
): readonly ReadingDifference[] {
  return Object.entries(starts).map(([card, line]) => ({ card, line, wrong, reason }));
}
