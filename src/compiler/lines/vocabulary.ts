/**
 * The words of rules text that change no characteristic by themselves, in their base form; `known-words.ts` knows their inflections.
 * Keywords (702), types and the verbs that `inert-words.ts` looks at stand there. What is on no list is not understood.
 */

/** Keyword actions (701) and the other verbs that cards and rules use. */
const VERBS = `
  abandon activate adapt add affect airbend amass ante apply assemble assign attach attack avoid awaken band banish be become begin
  behold bid blight block boast bolster bring buy can cast cause change choose clash cloak collect come command commit complete conjure
  connive contain continue control convert convoke copy cost could count counter craft create crew cycle deal decide declare defend
  descend destroy detain determine devour die discard discover distribute divide do double draft draw earthbend embalm enchant end
  endure enlist ensue enter equip escape eternalize evolve exchange exert exhaust exile expend explode explore exploit face fail
  fateseal fight find finish firebend flip follow forage foretell fortify gain get give go goad guess harness harvest haunt have hide ignore
  implement imprint incubate increase investigate join keep kick know learn leave level lock look loot lose manifest mark match may
  meld mentor mill mobilize modify move mulligan must mutate name note offer open own pair partner pass pay phase plan planeswalk
  play plot populate power prepare prevent proceed process produce proliferate promise protect prove put rally reach rearrange
  receive recruit redistribute reduce regenerate remain remember remove reorder repeat replace replicate represent reselect resolve
  rest restart return reveal reverse roll round sacrifice saddle scry search secure seek select separate set share shuffle skip
  sneak solve specialize spend splice split spread stand start station stay stop subtract support surge surveil survive suspect
  suspend switch take tap target tempt tie touch train transform travel trigger triple turn unattach unlock untap use venture visit
  vote waterbend will win would`;

/** Forms that no rule makes of their verb. */
const IRREGULAR = `
  am are became can't won't been began beheld begun bought broke broken brought came chose chosen did done dealt drawn drew dying fought found
  foretold gave given gone got gotten had has held hid hidden is kept left lost made met paid put ran rolled run sat sought spent
  stood stolen sung taken thrown tied took told tore tied was went were won worn`;

/** Persons, objects, zones, times and amounts. */
const NOUNS = `
  ability activation active addition advantage age amount art attacker attraction attractor battlefield base bidder bid blessing
  blocker booster bottom brain card chance chaos chapter character characteristic choice circumstance city cleanup coin color combat
  combination companion component condition consequence contraption controller cost council counter crank crime d100 d12 d20 d4 d6
  d8 d10 damage day death deck defender definition degree descent designation devotion dice die difference digit dilemma direction
  distance doctor door dread drop dungeon effect ego emblem energy event evidence excess expansion experience face feature finality
  flame foe foot form fortune friend game gift graveyard group growth half hand harm head health heart height hideaway home hour
  identity impact incident initiative ingredient instance intensity item kicker kind lair leader letter lethal level library life
  line list location loyalty luck mana manifestation master match max maximum member middle mind minimum mode moment monarch
  monstrosity morph mulligan mutation name night number object offering opener opponent option order outlaw owner pack page part
  party path payment peace permanent person phase pile place plane planar player playtest point poison portion position possibility
  power-up price priority prize process quality quantity quest question radiation range rate reason recipient reminder replacement
  resource result right ring rotation row rule scheme sector seat section sequence set shape side sign size smile source space speed
  spell spellbook sprocket squad stack stake state statement status step sticker story strength string struggle style symbol system
  tail target team teammate teamwork temptation text thing ticket tide time token top tower toughness track treatment trial trick
  tribute turn type unit upkeep use value version visit voter vote war watermark way wheel will winner word world worth year zone`;

/** What these are like, and how something is done. */
const QUALITIES = `
  able active actual additional adjacent again alone already alternative apart black blue common colored colorless combined
  continuous continuously correct current decayed different direct double-faced down due else empty enough entire equal even
  eventual exact excess extra face-down face-up far few fewest final first free full fully furthest general good great green
  historic hidden high highest identical immediate incorrect individual innocent just last late latest legal less lethal like long
  low lowest main many max maximum minimum modal modified monocolored monstrous more most much multicolored natural near nearest new
  next normal odd opening opposing opposite original out own particular past possible postcombat precombat present prevalent
  previous prime printed proper random rare real recent red regular remaining renowned revealed right same secret secretly separate
  simple simultaneous simultaneously single six-sided four-sided special specific specified sufficient tapped total triggered
  twice ultimate unable unblocked unchanged uncommon unique unlocked unprepared unspent untapped usual valid various villainous
  white whole wrong`;

/** Articles, pronouns, joints, places and times. */
const SMALL = `
  a about above across after against all along also although always among an and and/or another any anyone anything anywhere as at
  away back because before behind below beneath beside besides between beyond both but by did do during each either every everyone
  everything except for forward from further he her here herself him himself his how however if in inside instead into it its itself
  later least 'll may me mine my neither never no nobody non none nor not nothing now of off on once one only onto or other otherwise our
  out outside over per plus minus 're rather 's she since so some somebody something still such than that the their them themselves
  then there these they this those though through throughout thus time times to together too toward twice thrice under unless until
  up upon us 've 'd we what when whenever where wherever whether which whichever while who whoever whom whose why with within without
  x y yet you your yourself yourselves`;

const NUMBERS = `
  zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
  thirty forty fifty sixty seventy eighty ninety hundred thousand million second third fourth fifth sixth seventh eighth ninth tenth`;

export const VOCABULARY: ReadonlySet<string> = new Set(
  [VERBS, IRREGULAR, NOUNS, QUALITIES, SMALL, NUMBERS].flatMap((list) => list.trim().split(/\s+/)),
);
