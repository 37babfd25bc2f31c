/** The list of panels: a new one is its file and its line here. */
import { panelOnDemand } from './on-demand';

export { BoardPanel } from './BoardPanel';
export { BoardsMenu } from './BoardsMenu';
export { LibraryPanel } from './LibraryPanel';

const debuggerFile = () => import('./DebuggerPanel');
const inspectorFile = () => import('./InspectorPanel');
export const DebuggerPanel = panelOnDemand(async () => (await debuggerFile()).DebuggerPanel, true);
export const PhoneDebugger = panelOnDemand(async () => (await debuggerFile()).PhoneDebugger, true);
export const InspectorPanel = panelOnDemand(async () => (await inspectorFile()).InspectorPanel, true);
