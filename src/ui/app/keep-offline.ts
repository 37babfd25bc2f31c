/** The page without a network (`src/service-worker.ts`): when it is kept, and how a newer version takes over. */
import { keptView, toast, workspace } from '../../state';

/** Has the browser keep the page once the first visit rests. Not in development, where a kept page would hide each change. */
export function keepOffline(): void {
  if (import.meta.env.DEV) return;
  window.addEventListener('load', () => whenIdle(() => void register()), { once: true });
}

const whenIdle = (work: () => void): void => {
  if (typeof window.requestIdleCallback === 'undefined') setTimeout(work, 1000);
  else window.requestIdleCallback(work);
};

const isFramed = (): boolean => window.top !== window.self;

async function register(): Promise<void> {
  try {
    const { serviceWorker } = navigator;
    const registration = await serviceWorker.register('./service-worker.js');
    if (isFramed()) return; // inside somebody's page nobody waits for news
    onNewer(registration, () => sayNewer(() => takeOver(registration, serviceWorker, reload)));
    // A page that stays open for days learns of a newer version when its reader comes back.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
    });
  } catch {
    // Private windows, sandboxed frames and pages without https refuse; nothing but the offline visit is missing then.
  }
}

/** Calls for each version that is installed beside the one this page runs, also where it was waiting already. */
export function onNewer(registration: ServiceWorkerRegistration, call: () => void): void {
  if (registration.waiting) call();
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active) call(); // the very first version has nothing to replace
    });
  });
}

const reload = (): void => window.location.reload();

/** The board is kept, and where its reader stands; then the newer version answers and this page is loaded anew. Others are left alone. */
export async function takeOver(
  registration: ServiceWorkerRegistration,
  container: ServiceWorkerContainer,
  loadAnew: () => void,
): Promise<void> {
  await workspace.keepNow();
  keptView.keep();
  const { waiting } = registration;
  if (!waiting) return loadAnew(); // another page has let it take over
  container.addEventListener('controllerchange', loadAnew, { once: true });
  waiting.postMessage('take-over');
}

function sayNewer(onReload: () => Promise<void>): void {
  toast('news', { key: 'app.new-version' }, { label: { key: 'app.reload' }, run: () => void onReload() });
}
