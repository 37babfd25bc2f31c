/** Subtypes and the card types they go with (205.3). A subtype that no list knows is taken for a creature type. */
import type { CardType, Subtype } from './characteristics';

export type SubtypeFamily = 'artifact' | 'battle' | 'creature' | 'enchantment' | 'land' | 'planeswalker' | 'spell';

/** Which list a subtype is on (205.3g–q); words that are on none (a token of one's own making) count as creature types. */
export const familyOf = (subtype: Subtype): SubtypeFamily => FAMILIES.get(subtype) ?? 'creature';

/** True for words that rule 205.3 lists, in the spelling of the list. */
export const isKnownSubtype = (word: string): boolean => FAMILIES.has(word);

/** 205.3d: does a subtype of this family correspond to one of these card types? */
export const goesWith = (family: SubtypeFamily, cardTypes: readonly CardType[]): boolean =>
  CARRIERS[family].some((cardType) => cardTypes.includes(cardType));

/** Card types whose subtypes are on the list of a family: creatures and kindreds share one, instants and sorceries another. */
export const CARRIERS: { readonly [Family in SubtypeFamily]: readonly CardType[] } = {
  artifact: ['Artifact'],
  battle: ['Battle'],
  creature: ['Creature', 'Kindred'],
  enchantment: ['Enchantment'],
  land: ['Land'],
  planeswalker: ['Planeswalker'],
  spell: ['Instant', 'Sorcery'],
};

/** One list in the text of this file: words with spaces between them, `_` for a space within a word. */
const words = (list: string): readonly string[] =>
  list
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' '));

/** 205.3g */
export const ARTIFACT_TYPES = words(`
  Attraction Blood Bobblehead Book Clue Contraption Equipment Food Fortification Gold Incubator Infinity Junk
  Lander Map Mutagen Powerstone Spacecraft Stone Treasure Vehicle
`);

/** 205.3h */
export const ENCHANTMENT_TYPES = words(`
  Aura Background Cartouche Case Class Curse Plan Role Room Rune Saga Shard Shrine
`);

/** 205.3i */
export const LAND_TYPES = words(`
  Cave Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Sphere Swamp Tower Town
  Urza's
`);

/** 205.3j */
export const PLANESWALKER_TYPES = words(`
  Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon Daretti Davriel
  Dellian Dihada Domri Dovin Ellywick Elminster Elspeth Estrid Freyalise Garruk Gideon Grist Guff Huatli Jace
  Jared Jaya Jeska Kaito Karn Kasmina Kaya Kiora Koth Liliana Lolth Lukka Minsc Mordenkainen Nahiri Narset Niko
  Nissa Nixilis Oko Quintorius Ral Rowan Saheeli Samut Sarkhan Serra Sivitri Sorin Szat Tamiyo Tasha Teferi Teyo
  Tezzeret Tibalt Tyvar Ugin Urza Venser Vivien Vraska Vronos Will Windgrace Wrenn Xenagos Yanggu Yanling Zariel
`);

/** 205.3k */
export const SPELL_TYPES = words(`
  Adventure Arcane Lesson Omen Trap
`);

/** 205.3m, and at the end the types that sets printed since that list have brought */
export const CREATURE_TYPES = words(`
  Advisor Aetherborn Alien Ally Angel Antelope Ape Archer Archon Armadillo Army Artificer Assassin
  Assembly-Worker Astartes Atog Aurochs Avatar Azra Badger Balloon Barbarian Bard Basilisk Bat Bear Beast Beaver
  Beeble Beholder Berserker Bird Bison Blinkmoth Boar Bringer Brushwagg C'tan Camarid Camel Capybara Caribou
  Carrier Cat Centaur Child Chimera Citizen Cleric Clown Cockatrice Construct Coward Coyote Crab Crocodile
  Custodes Cyberman Cyclops Dalek Dauthi Demigod Demon Deserter Detective Devil Dinosaur Djinn Doctor Dog Dragon
  Drake Dreadnought Drix Drone Druid Dryad Dwarf Echidna Efreet Egg Elder Eldrazi Elemental Elephant Elf Elk
  Employee Eye Faerie Ferret Fish Flagbearer Fox Fractal Frog Fungus Gamer Gargoyle Germ Giant Giraffe Gith
  Glimmer Gnoll Gnome Goat Goblin God Golem Gorgon Graveborn Gremlin Griffin Guest Hag Halfling Hamster Harpy
  Hedgehog Hellion Hero Hippo Hippogriff Homarid Homunculus Horror Horse Human Hydra Hyena Illusion Imp
  Incarnation Inkling Inquisitor Insect Jackal Jellyfish Juggernaut Kangaroo Kavu Kirin Kithkin Knight Kobold
  Kor Kraken Lamia Lammasu Leech Lemur Leviathan Lhurgoyf Licid Lizard Llama Lobster Manticore Masticore
  Mercenary Merfolk Metathran Minion Minotaur Mite Mole Monger Mongoose Monk Monkey Moogle Moonfolk Mount Mouse
  Mutant Myr Mystic Nautilus Necron Nephilim Nightmare Nightstalker Ninja Noble Noggle Nomad Nymph Octopus Ogre
  Ooze Orb Orc Orgg Otter Ouphe Ox Oyster Pangolin Peasant Pegasus Pentavite Performer Pest Phelddagrif Phoenix
  Phyrexian Pilot Pincher Pirate Plant Platypus Porcupine Possum Praetor Primarch Prism Processor Qu Rabbit
  Raccoon Ranger Rat Rebel Reflection Rhino Rigger Robot Rogue Sable Salamander Samurai Sand Saproling Satyr
  Scarecrow Scientist Scion Scorpion Scout Sculpture Seal Serf Serpent Servo Shade Shaman Shapeshifter Shark
  Sheep Siren Skeleton Skunk Slith Sliver Sloth Slug Snail Snake Soldier Soltari Sorcerer Spawn Specter
  Spellshaper Sphinx Spider Spike Spirit Splinter Sponge Squid Squirrel Starfish Surrakar Survivor Symbiote
  Synth Tentacle Tetravite Thalakos Thopter Thrull Tiefling Time_Lord Toy Treefolk Trilobite Triskelavite Troll
  Turtle Tyranid Unicorn Utrom Vampire Varmint Vedalken Villain Volver Wall Walrus Warlock Warrior Weasel Weird
  Werewolf Whale Wizard Wolf Wolverine Wombat Worm Wraith Wurm Yeti Zombie Zubera
  Andorian Borg Caitian Eternal Gamma Gorn Inhuman Kelpien Klingon Kree Lanthanite Officer Orion Pony Skrull Spy
  Talosian Tholian Tosk Vorta Vulcan Xindi
`);

const FAMILIES: ReadonlyMap<string, SubtypeFamily> = new Map<string, SubtypeFamily>([
  ...PLANESWALKER_TYPES.map((word) => [word, 'planeswalker'] as const),
  ...CREATURE_TYPES.map((word) => [word, 'creature'] as const),
  ...ARTIFACT_TYPES.map((word) => [word, 'artifact'] as const),
  ...ENCHANTMENT_TYPES.map((word) => [word, 'enchantment'] as const),
  ...LAND_TYPES.map((word) => [word, 'land'] as const),
  ...SPELL_TYPES.map((word) => [word, 'spell'] as const),
  ['Siege', 'battle'],
]);

/** All words of these lists. */
export const SUBTYPES: readonly string[] = [...FAMILIES.keys()];
