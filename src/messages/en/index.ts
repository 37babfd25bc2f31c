/** The English words: one file an area, all keys flat and dotted. A new area is a file and its two lines here. */
import app from './app.json';
import board from './board.json';
import cli from './cli.json';
import compare from './compare.json';
import debuggerWords from './debugger.json';
import dialogs from './dialogs.json';
import engine from './engine.json';
import examples from './examples.json';
import explain from './explain.json';
import inspector from './inspector.json';
import library from './library.json';
import problems from './problems.json';
import rules from './rules.json';
import share from './share.json';
import unread from './unread.json';

export const en = {
  ...app,
  ...board,
  ...cli,
  ...compare,
  ...debuggerWords,
  ...dialogs,
  ...engine,
  ...examples,
  ...explain,
  ...inspector,
  ...library,
  ...problems,
  ...rules,
  ...share,
  ...unread,
};
