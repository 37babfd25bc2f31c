import type { ReactNode } from 'react';
import type { CompiledAbility, CompiledFace, TextSpan } from '../../../engine';
import { RulesText, useWords } from '../../kit';
import { piecesOf } from './text-pieces';
import type { Inspected } from './use-inspected';

/** Its printed text as the tool reads it: words that work in a layer underlined in its colour, unread words marked. */
export function CardText({ inspected: { evaluation, object } }: { readonly inspected: Inspected }): ReactNode {
  const { t } = useWords();
  const compiled = evaluation.compiled.objects.get(object);
  const face = compiled?.card.faces[compiled.object.face] ?? compiled?.card.faces[0];
  if (!face || face.card.text === '') return null;
  return (
    <section className="insp-part" aria-labelledby="text-title">
      <h3 id="text-title">{t('inspector.its-text')}</h3>
      <ReadText face={face} />
    </section>
  );
}

/** A text part by part: what works in a layer, what was not read, and why. Also what the card editor shows while typing. */
export function ReadText({ face }: { readonly face: CompiledFace }): ReactNode {
  const { t } = useWords();
  const unread = face.abilities.flatMap(({ spans }) => spans.filter((span) => span.unread !== null));
  return (
    <>
      <div className="its-text">
        {face.card.text.split('\n').map((line, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text have no other identity
          <Line key={number} line={line} abilities={face.abilities.filter((ability) => ability.line === number)} />
        ))}
      </div>
      <p className="quiet">{unread.length === 0 ? t('inspector.read-all') : t('inspector.read-not-all')}</p>
      <UnreadReasons spans={unread} />
    </>
  );
}

function Line(props: { readonly line: string; readonly abilities: readonly CompiledAbility[] }): ReactNode {
  const { line, abilities } = props;
  const words = useWords();
  const spans = abilities.flatMap((ability) => ability.spans);
  return (
    <p title={inertTitle(abilities, words.t)}>
      {piecesOf(line, spans).map(({ start, text, span }) => {
        if (!span) return <RulesText key={start} text={text} />;
        if (span.unread !== null) {
          return (
            <mark key={start} className="unread" title={words.plain({ key: span.unread })}>
              <RulesText text={text} />
            </mark>
          );
        }
        const layer = span.layers[0];
        return (
          <span key={start} className={layer ? 'read' : undefined} data-l={layer} title={layerTitle(span, words.t)}>
            <RulesText text={text} />
          </span>
        );
      })}
    </p>
  );
}

const layerTitle = (span: TextSpan, t: ReturnType<typeof useWords>['t']): string | undefined =>
  span.layers.length === 0 ? undefined : t('inspector.works-in', { layers: span.layers.join(', ') });

/** Of a line that changes nothing, why that is so. */
function inertTitle(abilities: readonly CompiledAbility[], t: ReturnType<typeof useWords>['t']): string | undefined {
  const [first] = abilities;
  if (first?.inert === undefined || abilities.some(({ status }) => status !== 'inert')) return undefined;
  return t(`inert.${first.inert}`);
}

/** Why words were not read, as text too, since a tooltip is no place for it. */
function UnreadReasons({ spans }: { readonly spans: readonly TextSpan[] }): ReactNode {
  const words = useWords();
  const reasons = [...new Set(spans.flatMap(({ unread }) => (unread === null ? [] : [unread])))];
  if (reasons.length === 0) return null;
  return (
    <ul className="unread-reasons">
      {reasons.map((key) => (
        <li key={key}>{words.plain({ key })}</li>
      ))}
    </ul>
  );
}
