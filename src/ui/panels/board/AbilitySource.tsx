import type { ReactNode } from 'react';
import { LayerCode, useNames, useWords } from '../../kit';
import type { CurrentStep } from './current-step';
import type { AbilityLine } from './TileAbilities';
import type { Tiles } from './use-tiles';

/** Under an ability: who gave it, what took it, or whom it affects at this step. */
export function AbilitySource(props: {
  readonly line: AbilityLine;
  readonly applies: { readonly layer: string; readonly noun: CurrentStep['noun']; readonly count: number } | null;
  readonly coming: Tiles['coming'];
}): ReactNode {
  const { t } = useWords();
  const names = useNames();
  const { line, applies, coming } = props;
  if (applies) {
    return (
      <span className="src">
        {t(`tile.applies-now.${applies.noun}`, { count: applies.count })} <LayerCode layer={applies.layer} />
      </span>
    );
  }
  const [first] = line.abilities;
  if (!first) return null;
  const by = line.mark && names.effect(line.mark.effect);
  const code = line.mark && <LayerCode layer={line.mark.layer} off={!line.mark.now} />;
  if (first.origin.kind === 'intrinsic') {
    const types = line.abilities.map((ability) => (ability.origin.kind === 'intrinsic' ? ability.origin.landType : ''));
    const key = line.state === 'lost' ? 'tile.lost-with' : 'tile.from';
    return (
      <span className="src">
        {t(key, { source: types.join(', ') })} {code}
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
