import type { ReactNode } from 'react';
import { changingAspects, effectsOf, layersOf, type Stop } from '../../engine';
import { announce, prefer, SPEEDS, transport, useDebugger, usePreferences, useShown, useTransport } from '../../state';
import {
  IconButton,
  LayerCode,
  Menu,
  MenuCheck,
  MenuChoice,
  MenuItem,
  MenuLine,
  MenuTitle,
  Submenu,
  useNames,
  useWords,
} from '../kit';

/** Where to run to, how fast to play, and whether steps that change nothing are visited. */
export function StopsMenu(): ReactNode {
  const { t } = useWords();
  const speed = usePreferences((state) => state.speed);
  const withUnchanged = useTransport((state) => state.withUnchanged);
  return (
    <Menu label={t('stops.title')} trigger={<IconButton icon="dots" className="options" label={t('stops.title')} />}>
      <MenuTitle>{t('stops.run-to')}</MenuTitle>
      <ObjectStops />
      <EffectStops />
      <LayerStops />
      <MenuLine />
      <MenuCheck checked={withUnchanged} onChange={transport.visitUnchanged}>
        {t('stops.with-unchanged')}
      </MenuCheck>
      <MenuLine />
      <MenuTitle>{t('stops.speed')}</MenuTitle>
      <MenuChoice
        value={String(speed)}
        options={SPEEDS.map((value) => ({ value: String(value), label: t('stops.speed-value', { speed: value }) }))}
        onChange={(value) => prefer({ speed: SPEEDS.find((each) => String(each) === value) ?? 1 })}
      />
    </Menu>
  );
}

function useRun(): (stop: Stop) => void {
  const { t } = useWords();
  return (stop) => {
    // What lies behind the head counts too: a stop is worth running back for.
    if (!transport.runTo(stop) && !transport.runTo(stop, 'previous')) announce(t('stops.none'));
  };
}

/** The next change of the selected object, or of one characteristic of it. */
function ObjectStops(): ReactNode {
  const { t } = useWords();
  const names = useNames();
  const run = useRun();
  const selected = useDebugger((state) => state.selected);
  const { trace } = useShown();
  if (selected === null)
    return (
      <MenuItem disabled onSelect={() => {}}>
        {t('stops.select-first')}
      </MenuItem>
    );
  const aspects = changingAspects(trace, selected);
  const object = names.object(selected);
  return (
    <>
      <MenuItem disabled={aspects.length === 0} onSelect={() => run({ kind: 'object', object: selected })}>
        {t('stops.object', { object })}
      </MenuItem>
      {aspects.length > 0 && (
        <Submenu label={t('stops.aspect')}>
          {aspects.map((aspect) => (
            <MenuItem key={aspect} onSelect={() => run({ kind: 'aspect', object: selected, aspect })}>
              {t(`aspect.${aspect}`)}
            </MenuItem>
          ))}
        </Submenu>
      )}
    </>
  );
}

function EffectStops(): ReactNode {
  const { t } = useWords();
  const names = useNames();
  const run = useRun();
  const { trace } = useShown();
  const effects = [...new Set(trace.steps.flatMap(effectsOf))];
  return (
    <Submenu label={t('stops.effect')} disabled={effects.length === 0}>
      {effects.map((effect) => (
        <MenuItem key={effect} onSelect={() => run({ kind: 'effect', effect })}>
          {names.effect(effect)}
        </MenuItem>
      ))}
    </Submenu>
  );
}

function LayerStops(): ReactNode {
  const { t } = useWords();
  const { trace } = useShown();
  return (
    <Submenu label={t('stops.layer')}>
      {layersOf(trace.edition ?? 'current').map((layer) => (
        <MenuItem
          key={layer}
          disabled={!trace.steps.some((step) => step.layer === layer)}
          onSelect={() => transport.toLayer(layer)}
        >
          <LayerCode layer={layer} /> {t(`layer.${layer}.name`)}
        </MenuItem>
      ))}
    </Submenu>
  );
}
