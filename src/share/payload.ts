import { deflateSync, strFromU8, strToU8 } from 'fflate';
import { LINK_LIMITS } from '../engine';
import { fromBase64Url, toBase64Url } from './base64url';
import { checkCharacters } from './check-characters';
import { type Inflated, inflate } from './inflate';

/** What stands behind `b=`: the version, the packed document and two check characters. */
export function packPayload(json: string): string {
  const payload = `${VERSION}${toBase64Url(deflateSync(strToU8(json), { level: 9 }))}`;
  return payload + checkCharacters(payload);
}

export const VERSION = '0';

export type Unpacked = {
  readonly state: 'whole' | 'cut' | 'broken' | 'newer' | 'too-long' | 'too-large';
  /** The document's text, or as much of it as could be unpacked. */
  readonly text: string;
  readonly version: string;
};

/**
 * Unpacks a payload and says what is wrong with it. Anybody may write version 0 without the check characters; then the
 * packed data ends with the last character, while a checked link has two more. That tells them apart.
 */
export function unpackPayload(payload: string): Unpacked {
  const version = payload[0] ?? '';
  const give = (state: Unpacked['state'], text = ''): Unpacked => ({ state, text, version });
  if (payload.length > LINK_LIMITS.payload) return give('too-long');
  if (payload === '') return give('cut');
  if (version !== VERSION) return give(/^[0-9A-Za-z]$/.test(version) ? 'newer' : 'broken');
  const body = payload.slice(0, -2);
  if (payload.length > 3 && checkCharacters(body) === payload.slice(-2)) {
    const checked = unpack(body.slice(1));
    // One plain link in four thousand looks checked; then it is the shorter reading that is cut.
    if (checked.end !== 'cut') return give(STATES[checked.end], textOf(checked));
  }
  const plain = unpack(payload.slice(1));
  if (plain.end === 'complete' && endsWithLastByte(payload.slice(1))) return give('whole', textOf(plain));
  if (plain.end === 'complete' && lostItsLastCharacter(payload)) return give('cut', textOf(plain));
  return give(plain.end === 'complete' ? 'broken' : STATES[plain.end], textOf(plain));
}

const STATES = { complete: 'whole', cut: 'cut', broken: 'broken', 'too-large': 'too-large' } as const;

function unpack(data: string): Inflated {
  const bytes = fromBase64Url(data);
  return bytes === null ? { bytes: new Uint8Array(), end: 'broken' } : inflate(bytes, LINK_LIMITS.inflated);
}

/** Without its last byte the packed data would be cut. */
function endsWithLastByte(data: string): boolean {
  const bytes = fromBase64Url(data);
  const isWholeNumberOfBytes = data.length % 4 !== 1;
  return bytes !== null && isWholeNumberOfBytes && inflate(bytes.slice(0, -1), LINK_LIMITS.inflated).end === 'cut';
}

const lostItsLastCharacter = (payload: string): boolean =>
  checkCharacters(payload.slice(0, -1)).startsWith(payload.slice(-1));

const textOf = (inflated: Inflated): string => strFromU8(inflated.bytes);
