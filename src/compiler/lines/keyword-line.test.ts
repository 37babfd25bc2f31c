import { expect, test } from 'vitest';
import { tokenize } from '../reader';
import { keywordLine } from './keyword-line';

const read = (text: string) => keywordLine(text, tokenize(text))?.map(({ canonical }) => canonical) ?? null;

test.each([
  ['Flying, vigilance', ['flying', 'vigilance']],
  ['Flying; banding', ['flying', 'banding']],
  [
    'Protection from artifacts, from creatures, and from lands',
    ['protection from artifacts', 'protection from creatures', 'protection from lands'],
  ],
  ['Protection from black and from green', ['protection from black', 'protection from green']],
  ['Hexproof from blue and from black, flying', ['hexproof from blue', 'hexproof from black', 'flying']],
  ['Trample, protection from red', ['trample', 'protection from red']],
  ['Ward {2}', ['ward {2}']],
  ['Ward—Pay 3 life.', ['ward—pay 3 life']],
  ['Suspend 4—{1}{U}', ['suspend 4—{1}{U}']],
  ['Equip legendary creature {3}', ['equip legendary creature {3}']],
  ['Enchant creature you control', ['enchant creature you control']],
  ['Affinity for artifacts', ['affinity for artifacts']],
  [
    'Escape—{3}{B}{B}, Exile four other cards from your graveyard.',
    ['escape—{3}{B}{B}, exile four other cards from your graveyard'],
  ],
  ['Start your engines!', ['start your engines!']],
  ["Doctor's companion", ["doctor's companion"]],
  ['Snow landwalk', ['snow landwalk']],
  ['Crew 3 (Tap any number of creatures: crew it.)', ['crew 3']],
])('702: %s', (text, keywords) => expect(read(text)).toEqual(keywords));

test.each([
  'Flying creatures get +1/+1.',
  'Equip abilities you activate cost {1} less to activate.',
  'Cycling abilities you activate cost {2} less.',
  'Flying, wings',
  'Haste: Draw a card.',
  'Crew members you control have haste.',
])('no line of keywords: %s', (text) => expect(read(text)).toBeNull());
