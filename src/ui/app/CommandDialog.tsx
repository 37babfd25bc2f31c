import { Command } from 'cmdk';
import { type ReactNode, useState } from 'react';
import { searchCards } from '../../cards';
import { closeDialog, debug, openDialog, prefer, transport } from '../../state';
import { Dialog, useNames, useWords } from '../kit';
import { useSay } from '../panels/drag/DragProvider';
import { putOn } from '../panels/drag/drag-store';
import { askWhat } from '../panels/drag/put-on';

/** Everything by typing: commands, objects on the board, cards of the library. */
export default function CommandDialog(): ReactNode {
  const { t } = useWords();
  const names = useNames();
  const say = useSay();
  const [query, setQuery] = useState('');
  const { board, selected } = debug.store.getState();
  const run = (action: () => void) => () => {
    closeDialog();
    action();
  };
  const active = board.players.find((player) => player.active)?.id ?? board.players[0]?.id ?? '';
  const cards = query.length > 1 ? searchCards(query, 6) : [];
  const commands: readonly (readonly [label: string, action: () => void])[] = [
    [t('app.undo'), debug.undo],
    [t('app.redo'), debug.redo],
    [t('command.first'), transport.first],
    [t('command.last'), transport.last],
    [t('app.compare'), () => openDialog('compare')],
    [t('editions.title'), () => openDialog('editions')],
    [t('app.share'), () => openDialog('share')],
    [t('app.boards'), () => openDialog('boards')],
    [t('library.type-card'), () => openDialog('card')],
    [t('app.theme.light'), () => prefer({ theme: 'light' })],
    [t('app.theme.dark'), () => prefer({ theme: 'dark' })],
    [t('app.theme.system'), () => prefer({ theme: 'system' })],
    [t('app.help'), () => openDialog('help')],
    ...(selected === null
      ? []
      : [[t('put-on.what', { object: names.object(selected) }), () => askWhat(selected)] as const]),
  ];
  return (
    <Dialog open onClose={closeDialog} title={t('command.title')}>
      <Command className="commands" label={t('command.title')} loop>
        <Command.Input className="text-field" placeholder={t('command.type')} value={query} onValueChange={setQuery} />
        <Command.List>
          <Command.Empty>{t('command.nothing')}</Command.Empty>
          <Command.Group heading={t('command.commands')}>
            {commands.map(([label, action]) => (
              <Command.Item key={label} value={label} onSelect={run(action)}>
                {label}
              </Command.Item>
            ))}
          </Command.Group>
          <Command.Group heading={t('command.objects')}>
            {board.objects.map(({ id }) => (
              <Command.Item key={id} value={`${names.object(id)} ${id}`} onSelect={run(() => debug.select(id))}>
                <span className="c">{names.object(id)}</span>
              </Command.Item>
            ))}
          </Command.Group>
          {cards.length > 0 && (
            <Command.Group heading={t('command.cards')}>
              {cards.map(({ card }) => (
                <Command.Item
                  key={card.name}
                  value={`card ${card.name} ${query}`}
                  onSelect={run(() =>
                    putOn(
                      { kind: 'card', card, name: card.name, inLibrary: true },
                      { kind: 'side', player: active },
                      say,
                    ),
                  )}
                >
                  <span className="c">{card.name}</span> {card.typeLine}
                </Command.Item>
              ))}
            </Command.Group>
          )}
        </Command.List>
      </Command>
    </Dialog>
  );
}
