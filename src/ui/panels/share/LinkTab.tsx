import { type ReactNode, useState } from 'react';
import { linkProblem } from '../../../share';
import { toast, useDebugger } from '../../../state';
import { Button, LayerCode, useNames, useWords } from '../../kit';
import { copyText } from '../../kit/copy-text';
import { LengthRuler } from './LengthRuler';
import { QrCode } from './QrCode';
import { useShareLink } from './use-share-link';

/** The link and its QR code, what goes along, and what will take it. */
export function LinkTab(): ReactNode {
  const { t, plain } = useWords();
  const [withStep, setWithStep] = useState(true);
  const [withSelection, setWithSelection] = useState(true);
  const { link, base } = useShareLink(withStep, withSelection);
  const [full, setFull] = useState(false);
  const problem = linkProblem(link.slice(link.indexOf('#')));
  const copy = async () => {
    const done = await copyText(link);
    toast(done ? 'done' : 'problem', { key: done ? 'share.copied' : 'text.copy-failed' });
  };
  if (full) return <FullScreenCode link={link} onClose={() => setFull(false)} />;
  return (
    <div className="share-link">
      <div className="share-code">
        <QrCode text={link} />
        <Button onClick={() => setFull(true)}>{t('share.full-screen')}</Button>
      </div>
      <div>
        <div className="url">
          <label className="sr" htmlFor="share-url">
            {t('share.link')}
          </label>
          <input
            id="share-url"
            readOnly
            value={link.slice(base.indexOf('//') + 2)}
            onFocus={(event) => event.target.select()}
          />
          <Button look="go" icon="copy" onClick={() => void copy()}>
            {t('share.copy-link')}
          </Button>
        </div>
        <div className="share-with">
          <StepChoice checked={withStep} onChange={setWithStep} />
          <SelectionChoice checked={withSelection} onChange={setWithSelection} />
        </div>
        <LengthRuler length={link.length} />
        <p className="quiet">
          {problem
            ? plain({ key: `problem.${problem.code}`, values: { ...problem.values } })
            : t('share.opens-read-only')}
        </p>
      </div>
    </div>
  );
}

type ChoiceProps = { readonly checked: boolean; readonly onChange: (checked: boolean) => void };

function StepChoice({ checked, onChange }: ChoiceProps): ReactNode {
  const { t } = useWords();
  const trace = useDebugger((state) => state.evaluation.trace);
  const position = useDebugger((state) => state.step);
  const layer = trace.steps[position - 1]?.layer;
  return (
    <label>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {t('share.this-step')} {layer && <LayerCode layer={layer} />}
    </label>
  );
}

function SelectionChoice({ checked, onChange }: ChoiceProps): ReactNode {
  const { t } = useWords();
  const { object } = useNames();
  const selected = useDebugger((state) => state.selected);
  if (selected === null) return null;
  return (
    <label>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {t('share.selected', { name: object(selected) })}
    </label>
  );
}

/** For the projector: the code as large as the dialog lets it. */
function FullScreenCode({ link, onClose }: { readonly link: string; readonly onClose: () => void }): ReactNode {
  const { t } = useWords();
  return (
    <div className="share-full">
      <QrCode text={link} />
      <Button look="line" onClick={onClose}>
        {t('share.smaller')}
      </Button>
    </div>
  );
}
