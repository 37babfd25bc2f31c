import type { Ability, Message, ObjectId, PlayerId } from '../../../engine';
import type { Evaluation } from '../../../evaluate';
import type { Drop } from './drop';
import { refusal } from './refusal';

export const isAttachable = (id: ObjectId, { trace }: Evaluation): boolean =>
  trace.final.get(id)?.subtypes.some((type) => type === 'Aura' || type === 'Equipment' || type === 'Fortification') ??
  false;

/** 301.5, 303.4: only an Aura, Equipment or Fortification is attached, never to itself. */
export function attach(id: ObjectId, to: ObjectId, evaluation: Evaluation): Drop {
  const { board, trace } = evaluation;
  const row = trace.final.get(id);
  const entry = board.objects.find((other) => other.id === id);
  if (!row || !entry || id === to) return { ok: false, reason: { key: 'refuse.not-here' } };
  if (!isAttachable(id, evaluation)) return { ok: false, reason: { key: 'refuse.not-attachable' } };
  const controller = row.controller ?? entry.controller;
  const reason = attachRefusal({ ...row, controller }, to, evaluation);
  if (reason) return { ok: false, reason };
  if (entry.attachedTo === to) return { ok: false, reason: { key: 'refuse.already-here' } };
  const said = { key: 'said.attached', values: { card: row.name, on: { object: to } } };
  return { ok: true, changes: [{ kind: 'attach', object: id, to }], said };
}

type Attaching = {
  readonly subtypes: readonly string[];
  readonly abilities: readonly Pick<Ability, 'keyword'>[];
  readonly controller: PlayerId;
};

/**
 * Why it may not be attached to an object, or null where it may: Equipment goes onto creatures (301.5), Fortifications onto
 * lands (301.6), and an Aura onto what its enchant ability would let it target (303.4a). Words that nobody reads refuse nothing.
 */
export function attachRefusal(attaching: Attaching, on: ObjectId, evaluation: Evaluation): Message | null {
  const enchants = attaching.abilities.find(({ keyword }) => keyword?.startsWith(ENCHANT))?.keyword;
  const what = attaching.subtypes.includes('Equipment')
    ? 'creature'
    : attaching.subtypes.includes('Fortification')
      ? 'land'
      : enchants?.slice(ENCHANT.length);
  if (what === undefined) return null;
  const effect = { text: `Target ${what} loses all abilities.`, source: null, x: null, choices: {} };
  return refusal(
    {
      kind: 'effect',
      label: '',
      layer: null,
      effect: { ...effect, controller: attaching.controller },
      targets: [],
      onSet: false,
    },
    on,
    evaluation,
  );
}
const ENCHANT = 'enchant ';
