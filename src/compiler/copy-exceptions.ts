import type { BoardObject, CompiledAbility, CompiledCard, CopyExceptions, Part } from '../engine';
import { compileCopyExceptions } from './compile-effect-text';

/**
 * What is different about this copy (707.9): the exceptions in the object's own text ("enter as a copy of …, except it's an
 * artifact"), and those that the copying effect made. Null where it is no copy or has none.
 */
export function copyExceptionsOf(object: BoardObject, card: CompiledCard): CopyExceptions | null {
  if (object.copyOf === null) return null;
  const own = ownExceptions(card, object.face);
  const given = object.copyExcept === null ? null : compileCopyExceptions(object.copyExcept);
  if (own === null && given === null) return null;
  return {
    except: [...(own?.except ?? []), ...(given?.except ?? [])],
    keep: [...(own?.keep ?? []), ...(given?.keep ?? [])],
    keepsLine: own?.keepsLine ?? null,
    unread: given?.unread ?? false,
  };
}

/** From the first of its abilities that makes it a copy, as it enters or later. */
function ownExceptions(card: CompiledCard, up: 0 | 1): CopyExceptions | null {
  const face = card.faces[up] ?? card.faces[0];
  for (const ability of face.abilities) {
    const copy = partsOf(ability).find((part) => part.kind === 'become-copy');
    if (copy)
      return {
        except: copy.except,
        keep: copy.keep,
        keepsLine: copy.keepsThisAbility ? ability.line : null,
        unread: false, // that is a problem of the text itself
      };
  }
  return null;
}

const partsOf = (ability: CompiledAbility): readonly Part[] =>
  [...(ability.effect ? [ability.effect] : []), ...ability.resolves].flatMap((spec) =>
    spec.clauses.flatMap((clause) => clause.parts),
  );
