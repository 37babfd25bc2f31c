import { isToken } from '../../../cards';
import { compileCard, resolvableOf } from '../../../compiler';
import type { BoardObject, Card, Message, ObjectId, PlayerId } from '../../../engine';
import type { Evaluation } from '../../../evaluate';
import { type Change, newEffect, newObject } from '../../../state';
import { defaultChoices } from '../cards/asked-choices';
import { attachRefusal } from './attach';
import type { Drop } from './drop';
import type { Held } from './held';
import { lockedIn } from './lock-in';
import { refusal } from './refusal';

type HeldCard = Extract<Held, { kind: 'card' }>;

/** A card on a player's side: a permanent enters; an instant or sorcery has resolved and lies in the graveyard (608.2n). */
export function dropCardOnSide(held: HeldCard, controller: PlayerId, { board }: Evaluation): Drop {
  const entering = entered(held, controller, board);
  const said = { card: held.name, player: { player: controller } };
  if (!isSpell(held.card)) return done([{ kind: 'add-object', object: entering }], 'said.entered', said);
  const changes: Change[] = [{ kind: 'add-object', object: entering }];
  const resolves = resolvableSpell(held.card);
  if (resolves && resolves.targets === 0) {
    const effect = newEffect(board, resolves.text, { source: entering.id, controller });
    const withCard = { ...board, objects: [...board.objects, entering] };
    changes.push({ kind: 'add-effect', effect: { ...effect, affected: lockedIn(withCard, effect) } });
  }
  return done(changes, 'said.spell', said);
}

/** A card on an object: an Aura or Equipment is attached, an instant or sorcery resolves with it as its target. */
export function dropCardOnObject(held: HeldCard, on: ObjectId, controller: PlayerId, evaluation: Evaluation): Drop {
  const said = { card: held.name, on: { object: on } };
  const entering = entered(held, controller, evaluation.board);
  const attachable = ['Aura', 'Equipment', 'Fortification'].filter((type) => held.card.typeLine.includes(type));
  if (attachable.length > 0) {
    const { abilities } = compileCard(held.card).faces[0];
    const reason = attachRefusal({ subtypes: attachable, abilities, controller }, on, evaluation);
    if (reason) return { ok: false, reason };
    return done([{ kind: 'add-object', object: { ...entering, attachedTo: on } }], 'said.attached', said);
  }
  const resolves = isSpell(held.card) ? resolvableSpell(held.card) : null;
  if (resolves?.targets !== 1) return { ok: false, reason: { key: 'refuse.card-on-object' } };
  const effect = newEffect(evaluation.board, resolves.text, { controller, source: entering.id });
  const why = refusal(
    { kind: 'effect', label: '', layer: null, effect: { ...effect, source: null }, targets: [], onSet: false },
    on,
    evaluation,
  );
  if (why) return { ok: false, reason: why };
  return done(
    [
      { kind: 'add-object', object: entering },
      { kind: 'add-effect', effect: { ...effect, targets: [on] } },
    ],
    'said.spell-on',
    said,
  );
}

/** An instant or sorcery: it is never a permanent (304.4, 307.4). */
export const isSpell = (card: Card): boolean => /\b(Instant|Sorcery)\b/.test(card.typeLine);

function entered(held: HeldCard, controller: PlayerId, board: Evaluation['board']): BoardObject {
  const opponent = board.players.find((player) => player.id !== controller)?.id;
  return newObject(board, held.inLibrary ? held.card.name : held.card, {
    controller,
    choices: defaultChoices(held.card, opponent),
    token: held.inLibrary && isToken(held.card.name),
    zone: isSpell(held.card) ? 'graveyard' : 'battlefield',
  });
}

/** What a spell's resolution leaves behind, where it asks for nothing that a drop cannot answer. */
function resolvableSpell(card: Card): { readonly text: string; readonly targets: number } | null {
  const abilities = compileCard(card).faces[0].abilities.filter((ability) => ability.resolves.length > 0);
  const [only, ...others] = abilities.map((ability) => resolvableOf(ability, card));
  if (!only || others.length > 0 || only.asksX || only.choices.length > 0) return null;
  return { text: only.text, targets: only.targets.length };
}

const done = (changes: readonly Change[], key: string, values: NonNullable<Message['values']>): Drop => ({
  ok: true,
  changes,
  said: { key, values },
});
