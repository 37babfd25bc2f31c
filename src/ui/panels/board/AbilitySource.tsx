import type { ReactNode } from 'react';
import { LayerCode, useNames, useWords } from '../../kit';
import type { CurrentStep } from './current-step';
import type { AbilityLine } from './TileAbilities';
import type { Tiles } from './use-tiles';

/** Under an ability: who gave it, what took it, or whom it affects at this step. */
export function AbilitySource(props: {
  readonly line: AbilityLine;
  /** The step on screen, if it is this ability that applies. */
  readonly applies: CurrentStep | null;
  /** The land types that the object still has, among its other subtypes. */
  readonly landTypes: readonly string[];
  readonly coming: Tiles['coming'];
}): ReactNode {
  const { t } = useWords();
  const names = useNames();
  const { line, applies, coming, landTypes } = props;
  if (applies) {
    const count = applies.affects;
    return (
      <span className="src">
        {count === 0 ? t('tile.applies-to-none') : t(`tile.applies-now.${applies.noun}`, { count })}
        {count > 0 && applies.objects.size === 0 && t('tile.applies-in-vain')} <LayerCode layer={applies.layer} />
      </span>
    );
  }
  const [first] = line.abilities;
  if (!first) return null;
  const by = line.mark && names.effect(line.mark.effect);
  const code = line.mark && <LayerCode layer={line.mark.layer} off={!line.mark.now} />;
  if (first.origin.kind === 'intrinsic') {
    const types = line.abilities.map((ability) => (ability.origin.kind === 'intrinsic' ? ability.origin.landType : ''));
    const isLost = line.state === 'lost';
    // 305.6: it comes and goes with the type, but what takes all abilities leaves the type (D21).
    if (!isLost || !types.every((type) => landTypes.includes(type)))
      return (
        <span className="src">
          {t(isLost ? 'tile.lost-with' : 'tile.from', { source: types.join(', ') })} {code}
        </span>
      );
  }
  if (line.state === 'lost') {
    const wouldBe = line.mark !== null && coming.has(line.mark.effect);
    return (
      <span className="src">
        {wouldBe ? t('tile.would-lose') : t('tile.lost-to', { source: by ?? '' })} {code}
      </span>
    );
  }
  if (line.state === 'gained') {
    return (
      <span className="src">
        {t('tile.from', { source: by ?? '' })} {code}
      </span>
    );
  }
  return null;
}
