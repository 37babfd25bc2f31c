/** What an effect would give an object that can't have it (113.11). */
import type { Row } from '../model/characteristics';
import { isKeyword } from '../query/types';
import type { AppliesStep } from './types';

/** The keywords that the application grants and the row before it bars. */
export function barredGrants({ parts }: AppliesStep, row: Row): readonly string[] {
  const granted = parts.flatMap((part) => (part.kind === 'add-abilities' ? part.abilities : []));
  const keywords = granted.flatMap((grant) => (grant.kind === 'ability' ? (grant.ability.keyword ?? []) : []));
  return keywords.filter((keyword) => row.barred.some((bar) => isKeyword(keyword, bar)));
}
