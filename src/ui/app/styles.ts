/** All style sheets in the order in which they may override each other: fonts, tokens, ground, kit, shell, panels. */
import './fonts.css';
import './tokens.css';
import './base.css';
import '../kit/kit.css';
import '../kit/words.css';
import './shell.css';
import '../panels/library.css';
import '../panels/board.css';
import '../panels/tile.css';
import '../panels/inspector.css';
import '../panels/drag.css';
import '../panels/editors.css';
import '../panels/share/share.css';
import '../panels/dialogs/dialogs.css';
import './phone.css';
import '../panels/compare/compare-results.css';
import '../panels/compare/compare.css';
