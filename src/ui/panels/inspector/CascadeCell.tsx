import type { ReactNode } from 'react';
import { type Ability, type CascadeEntry, inSentence } from '../../../engine';
import { debug } from '../../../state';
import { classes, RuleNumber, RulesText, useNames, useWords, Words } from '../../kit';
import type { Inspected } from './use-inspected';

/** What one step did to one value. The value is a button to that step; what is still to come is pale. */
export function CascadeCell(props: {
  readonly entry: CascadeEntry;
  readonly inspected: Inspected;
  readonly withRule: boolean;
}): ReactNode {
  const { entry, inspected } = props;
  const { t } = useWords();
  const names = useNames();
  const future = entry.step >= inspected.step;
  return (
    <div className={classes('casc-entry', future && 'future', entry.step === inspected.step - 1 && 'this')}>
      <button
        type="button"
        className={classes('casc-go', entry.overridden && 'was')}
        title={t('inspector.go-to-step', { effect: names.effect(entry.effect) })}
        onClick={() => debug.goToStep(entry.step + 1)}
      >
        <Did did={entry.did} />
      </button>
      {props.withRule && (
        <span className="by">
          {sets(entry) && t('inspector.sets')} <RuleNumber rule={entry.rule} />
        </span>
      )}
    </div>
  );
}

/** Words that took the place of others, where they alone would look as if they were added. */
const sets = ({ did }: CascadeEntry): boolean => did.kind === 'words' && did.gained.length > 0 && did.lost.length > 0;

function Did({ did }: { readonly did: CascadeEntry['did'] }): ReactNode {
  const { t } = useWords();
  switch (did.kind) {
    case 'value':
    case 'colors':
      return (
        <b>
          <Words message={did.value} />
        </b>
      );
    case 'switch':
      return (
        <b className="num">
          ⇄ <Words message={did.value} />
        </b>
      );
    case 'change':
      return <b className="num">{`${signed(did.power)}/${signed(did.toughness)}`}</b>;
    case 'words':
      return (
        <>
          {did.gained.length > 0 && <b>{did.gained.join(' ')}</b>}
          {did.gained.length === 0 && (
            <span className="by">{t('inspector.removes', { words: did.lost.join(' ') })}</span>
          )}
        </>
      );
    case 'abilities':
      return (
        <>
          {did.lost.length > 0 && (
            <span className="casc-line">
              <Lost abilities={did.lost} />
            </span>
          )}
          {gainedLines(did.gained).map((line) => (
            <span className="casc-line" key={line}>
              <b>+</b>{' '}
              <span className="ser">
                <RulesText text={line} />
              </span>
            </span>
          ))}
        </>
      );
  }
}

/** Keywords on one line, everything else on its own. */
function gainedLines(abilities: readonly Ability[]): readonly string[] {
  const keywords = abilities.filter(({ keyword }) => keyword !== null).map(({ text }) => text);
  const others = abilities.filter(({ keyword }) => keyword === null).map(({ text }) => inBrief(text));
  return [...new Set([...(keywords.length > 0 ? [keywords.join(', ')] : []), ...others])];
}

/** A basic mana ability in its symbols: what it is now is written out at the end of the row. */
const inBrief = (text: string): string => inSentence(text).replace(/^\{T\}: Add (?=\{\w\}$)/, '{T}: ');

/** Keywords by name; longer text as a number of lines, for it stands struck through in the printed column. */
function Lost({ abilities }: { readonly abilities: readonly Ability[] }): ReactNode {
  const { t } = useWords();
  const brief = abilities.every(({ text }) => text.length <= 16);
  if (brief && abilities.length <= 2) {
    return (
      <>
        <b>−</b>{' '}
        <span className="ser">
          <RulesText text={abilities.map(({ text }) => inBrief(text)).join(', ')} />
        </span>
      </>
    );
  }
  return t('inspector.lost-count', { count: abilities.length });
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
