/** The list of panels: a new one is its file and its line here. */
export { BoardPanel } from './BoardPanel';
export { BoardsMenu } from './BoardsMenu';
export { DebuggerPanel, PhoneDebugger } from './DebuggerPanel';
export { InspectorPanel } from './InspectorPanel';
export { LibraryPanel } from './LibraryPanel';
