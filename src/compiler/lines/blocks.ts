/** A piece of rules text that is one entry: usually a line, for a striation (711, 721) several. Lines count from 0. */
export type Block =
  | { readonly kind: 'line'; readonly line: number; readonly text: string }
  | {
      readonly kind: 'level' | 'station';
      readonly line: number;
      readonly from: number;
      /** Null: that many counters or more. */
      readonly to: number | null;
      readonly size: string | null; // `3/3`, where the striation prints one
      readonly abilities: readonly { readonly line: number; readonly start: number; readonly text: string }[];
      /** The lines of the block as printed, joined by line breaks. */
      readonly text: string;
    };

/** Cuts rules text into blocks. A `LEVEL` or `STATION` line takes along the lines up to the next such line. */
export function blocksOf(text: string): readonly Block[] {
  if (text === '') return [];
  // "15+ | …" on other cards is a row of a die roll (706.3).
  const isStation = /\bstation\b/i.test(text);
  const lines = text.split('\n');
  const blocks: Block[] = [];
  for (let line = 0; line < lines.length; line++) {
    const printed = lines[line] ?? '';
    const header = headerOf(printed, isStation);
    if (header === null) {
      if (printed.trim() !== '') blocks.push({ kind: 'line', line, text: printed });
      continue;
    }
    const after = header.inline ? line + 1 : endOfStriation(lines, line + 1, isStation);
    blocks.push(striation(header, lines.slice(line, after), line));
    line = after - 1;
  }
  return blocks;
}

type Header = {
  readonly kind: 'level' | 'station';
  readonly from: number;
  readonly to: number | null;
  /** `8+ | Flying`: the ability stands on the line itself, from this place on. */
  readonly inline: number | null;
};

function headerOf(line: string, isStation: boolean): Header | null {
  const level = /^LEVEL (\d+)(?:-(\d+)|\+)\s*$/.exec(line);
  if (level !== null) return { kind: 'level', from: Number(level[1]), to: endOf(level[2]), inline: null };
  const station = /^STATION (\d+)\+\s*$/.exec(line);
  if (station !== null) return { kind: 'station', from: Number(station[1]), to: null, inline: null };
  const inline = /^(\d+)\+ \| /.exec(line);
  if (inline !== null && isStation)
    return { kind: 'station', from: Number(inline[1]), to: null, inline: inline[0].length };
  return null;
}

const endOf = (digits: string | undefined) => (digits === undefined ? null : Number(digits));

function endOfStriation(lines: readonly string[], from: number, isStation: boolean): number {
  const next = lines.findIndex((line, index) => index >= from && headerOf(line, isStation) !== null);
  return next < 0 ? lines.length : next;
}

function striation(header: Header, lines: readonly string[], line: number): Block {
  const { kind, from, to, inline } = header;
  const text = lines.join('\n');
  if (inline !== null) {
    const ability = { line, start: inline, text: (lines[0] ?? '').slice(inline) };
    return { kind, line, from, to, size: null, abilities: [ability], text };
  }
  const rest = lines.map((printed, index) => ({ line: line + index, start: 0, text: printed })).slice(1);
  const size = rest.find(({ text: printed }) => SIZE.test(printed))?.text.trim() ?? null;
  const abilities = rest.filter(({ text: printed }) => !SIZE.test(printed) && printed.trim() !== '');
  return { kind, line, from, to, size, abilities, text };
}

const SIZE = /^\s*(?:\d+|\*)\/(?:\d+|\*)\s*$/;
