import type { Token } from '../reader';

/** A run of tokens: from, up to but not including `to`. */
export type Range = { readonly from: number; readonly to: number };

/**
 * The sentences of a line, without their full stops. A quotation that ends with a full stop ends its sentence too, unless the
 * sentence goes on after it with a comma or a word in lower case.
 */
export function sentencesOf(tokens: readonly Token[]): readonly Range[] {
  const sentences: Range[] = [];
  let from = 0;
  for (const [at, token] of tokens.entries()) {
    const stop = token.kind === 'punct' && token.text === '.';
    if (!stop && !(token.kind === 'quote' && endsSentence(token, tokens[at + 1]))) continue;
    if (at + (stop ? 0 : 1) > from) sentences.push({ from, to: stop ? at : at + 1 });
    from = at + 1;
  }
  if (from < tokens.length) sentences.push({ from, to: tokens.length });
  return sentences;
}

function endsSentence(quote: Token, next: Token | undefined): boolean {
  if (!/[.!?]['’]?$/.test(quote.raw)) return false;
  return next === undefined || next.kind === 'self' || next.kind === 'symbol' || /^[\p{Lu}•+−-]/u.test(next.raw);
}
