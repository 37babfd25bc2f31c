/** The English words that the page begins with: one file an area, all keys flat and dotted. */
import app from './app.json';
import board from './board.json';
import debuggerWords from './debugger.json';
import dialogs from './dialogs.json';
import editions from './editions.json';
import engine from './engine.json';
import exampleTitles from './example-titles.json';
import explain from './explain.json';
import inspector from './inspector.json';
import library from './library.json';
import problems from './problems.json';
import text from './text.json';
import unread from './unread.json';

export const first = {
  ...app,
  ...board,
  ...debuggerWords,
  ...dialogs,
  ...editions,
  ...engine,
  ...exampleTitles,
  ...explain,
  ...inspector,
  ...library,
  ...problems,
  ...text,
  ...unread,
};
