import { effectId, playerId } from '../model/ids';
import { listOf, objectOf, optional, orNull, type Read, required, text, wholeNumber } from './fields';
import { readChoices } from './parse-choices';
import { readId, readObjectRef, readPlayerRef } from './parse-object';
import type { BoardEffect } from './types';

/** A continuous effect of the document (611.2): what a spell or ability that has resolved left behind. */
export function readEffect(firstPlayer: string, mostAffected: number): Read<BoardEffect> {
  const readFields = objectOf<Unfilled>({
    id: required((value, path, found) => effectId(readId(value, path, found)), effectId('')),
    text: required(text, ''),
    controller: optional(orNull(readPlayerRef), null),
    source: optional(orNull(readObjectRef), null),
    targets: optional(listOf<BoardEffect['targets'][number]>(readObjectRef), []),
    affected: optional(orNull(listOf(readObjectRef, mostAffected)), null),
    x: optional(orNull(wholeNumber(0)), null),
    choices: optional(readChoices, {}),
  });
  return (value, path, found) => {
    const read = readFields(value, path, found);
    return { ...read, controller: read.controller ?? playerId(firstPlayer) };
  };
}

type Unfilled = Omit<BoardEffect, 'controller'> & { readonly controller: BoardEffect['controller'] | null };
