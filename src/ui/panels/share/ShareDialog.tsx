import { Tabs } from 'radix-ui';
import { type ReactNode, use, useState } from 'react';
import { Dialog, useWords } from '../../kit';
import { EmbedTab } from './EmbedTab';
import { FileTab } from './FileTab';
import { LinkTab } from './LinkTab';
import { PictureTab } from './PictureTab';
import { TextTab } from './TextTab';

const TABS = ['link', 'text', 'picture', 'embed', 'file'] as const;
type Tab = (typeof TABS)[number];

const CONTENT: Record<Tab, () => ReactNode> = {
  link: LinkTab,
  text: TextTab,
  picture: PictureTab,
  embed: EmbedTab,
  file: FileTab,
};

/** Every way out of this browser: a link, words, a page of one's own, a file. */
export function ShareDialog({
  onClose,
  first = 'link',
}: {
  readonly onClose: () => void;
  readonly first?: Tab;
}): ReactNode {
  const { t, load } = useWords();
  use(load('share'));
  const [tab, setTab] = useState<string>(first);
  return (
    <Dialog open onClose={onClose} title={t('share.title')} size="wide">
      <Tabs.Root value={tab} onValueChange={setTab}>
        <Tabs.List className="tabsrow" aria-label={t('share.ways')}>
          {TABS.map((name) => (
            <Tabs.Trigger key={name} value={name}>
              {t(`share.tab.${name}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {TABS.map((name) => {
          const Content = CONTENT[name];
          return (
            <Tabs.Content key={name} value={name} className="tab-body">
              <Content />
            </Tabs.Content>
          );
        })}
      </Tabs.Root>
    </Dialog>
  );
}
