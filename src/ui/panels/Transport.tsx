import { type ReactNode, useEffect } from 'react';
import { transport, useDebugger, usePreferences, useTransport } from '../../state';
import { IconButton, useWords } from '../kit';

/** First, previous, play, next, last; the keys are the same on the whole page. */
export function Transport(): ReactNode {
  const { t } = useWords();
  const playing = useTransport((state) => state.playing);
  useClock(playing);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of one line in all browsers
    <div className="buttons" role="group" aria-label={t('transport.label')}>
      <IconButton icon="first" label={t('transport.first')} shortcut="Home" onClick={transport.first} />
      <IconButton icon="previous" label={t('transport.previous')} shortcut="←" onClick={transport.previous} />
      <IconButton
        icon={playing ? 'pause' : 'play'}
        className="play"
        label={t(playing ? 'transport.pause' : 'transport.play')}
        shortcut={t('transport.space')}
        onClick={transport.togglePlay}
      />
      <IconButton icon="next" label={t('transport.next')} shortcut="→" onClick={transport.next} />
      <IconButton icon="last" label={t('transport.last')} shortcut="End" onClick={transport.last} />
    </div>
  );
}

/** While it plays, each step stays for its time; a step by hand in between starts the time anew. */
export function useClock(playing: boolean): void {
  const speed = usePreferences((state) => state.speed);
  const step = useDebugger((state) => state.step);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `step` is no input, it starts the time of each step anew
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(transport.tick, 1000 / speed);
    return () => clearTimeout(timer);
  }, [playing, speed, step]);
}
