import type { Quantity } from '../../engine';
import { type Reader, token } from '../reader';
import { number, times } from './quantity';

export type TwoNumbers = { readonly power: Quantity; readonly toughness: Quantity };

/** "2/2", "X/X" */
export const sizeLiteral: Reader<TwoNumbers> = token(
  (here) => (here.kind === 'pt' ? halves(here.text) : null),
  'unread.expected-size',
);

/** "+2/+2", "-X/-0" */
export const changeLiteral: Reader<TwoNumbers> = token(
  (here) => (here.kind === 'change' ? halves(here.text) : null),
  'unread.expected-size',
);

function halves(text: string): TwoNumbers {
  const [power = '', toughness = ''] = text.split('/');
  return { power: half(power), toughness: half(toughness) };
}

function half(text: string): Quantity {
  const sign = text.startsWith('-') ? -1 : 1;
  const size = text.replace(/^[+-]/, '');
  if (size === 'y') return times(sign, { kind: 'unseen', words: 'y' });
  return size === 'x' ? times(sign, { kind: 'x' }) : number(sign * (size === '*' ? 0 : Number(size)) + 0);
}
