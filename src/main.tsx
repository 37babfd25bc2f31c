import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './ui/app/styles';
import { App } from './ui/app/App';
import { keepOffline } from './ui/app/keep-offline';
import { start } from './ui/app/start';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const page = createRoot(root);

// The board comes first, from the link or from storage, so that nothing on the page jumps once it is drawn.
void start().finally(() =>
  page.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);

keepOffline();
