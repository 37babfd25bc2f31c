import { type ReactNode, useMemo, useState } from 'react';
import { toast, useDebugger } from '../../../state';
import { Button, Segmented, useWords } from '../../kit';
import { download } from '../../kit/download';
import { makePicture, toPng } from '../../kit/picture/make-picture';
import { useShareLink } from './use-share-link';

/** Parts of the page that can be taken along; each marks its element with `data-picture`. */
const PARTS = ['board', 'timeline', 'dependencies', 'cascade'] as const;
type Part = (typeof PARTS)[number];

const elementOf = (part: Part): Element | null => document.querySelector(`[data-picture="${part}"]`);

/** A part of the page as a file for slides: SVG, or PNG in two and a half times the size on screen. */
export function PictureTab(): ReactNode {
  const { t } = useWords();
  const title = useDebugger((state) => state.board.title) || t('text.untitled');
  const { link, base } = useShareLink(true, true);
  const there = useMemo(() => PARTS.filter((part) => elementOf(part) !== null), []);
  const [chosen, setChosen] = useState<Part | null>(there[0] ?? null);
  if (chosen === null) return <p className="quiet">{t('share.no-pictures')}</p>;
  const save = async (form: 'svg' | 'png') => {
    const element = elementOf(chosen);
    if (!element) return;
    try {
      const picture = await makePicture(
        element,
        title,
        { href: link, short: base.replace(/^https?:\/\//, '') },
        form === 'svg' ? 'file' : 'pixels',
      );
      const content = form === 'svg' ? picture.svg : await toPng(picture);
      download(`${chosen}.${form}`, content, form === 'svg' ? 'image/svg+xml' : 'image/png');
    } catch {
      toast('problem', { key: 'share.picture-failed' });
    }
  };
  return (
    <div className="share-text">
      <Segmented
        label={t('share.part')}
        value={chosen}
        options={there.map((part) => ({ value: part, label: t(`share.part.${part}`) }))}
        onChange={setChosen}
      />
      {!there.includes('dependencies') && document.querySelector('.mx') !== null && (
        <p className="quiet">{t('share.picture-large-matrix')}</p>
      )}
      <p className="quiet">{t('share.picture-about')}</p>
      <p className="picture-ways">
        <Button look="go" onClick={() => void save('png')}>
          {t('share.save-png')}
        </Button>
        <Button look="line" onClick={() => void save('svg')}>
          {t('share.save-svg')}
        </Button>
      </p>
    </div>
  );
}
