import { expect, test, vi } from 'vitest';
import { onNewer, takeOver } from './keep-offline';

/** A service worker and its registration, as far as the page looks at them. */
class Worker extends EventTarget {
  state = 'installing';
  postMessage = vi.fn();
  becomes(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = null;
  finds(worker: Worker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}
const seen = (registration: Registration) => registration as unknown as ServiceWorkerRegistration; // browsers alone can make one
const container = () => new EventTarget() as ServiceWorkerContainer;

test('the very first version is no news', () => {
  const registration = new Registration();
  const call = vi.fn();
  onNewer(seen(registration), call);
  const first = new Worker();
  registration.finds(first);
  first.becomes('installed');
  expect(call).not.toHaveBeenCalled();
});

test('a newer version is news once it is there as a whole, not before', () => {
  const registration = new Registration();
  registration.active = new Worker();
  const call = vi.fn();
  onNewer(seen(registration), call);
  const newer = new Worker();
  registration.finds(newer);
  expect(call).not.toHaveBeenCalled();
  newer.becomes('installed');
  newer.becomes('activating');
  expect(call).toHaveBeenCalledOnce();
});

test('a version that waits since an earlier visit is news at once', () => {
  const registration = new Registration();
  registration.waiting = new Worker();
  const call = vi.fn();
  onNewer(seen(registration), call);
  expect(call).toHaveBeenCalledOnce();
});

test('the page is loaded anew only when the newer version answers', async () => {
  const registration = new Registration();
  const waiting = new Worker();
  registration.waiting = waiting;
  const workers = container();
  const reload = vi.fn();
  await takeOver(seen(registration), workers, reload);
  expect(waiting.postMessage).toHaveBeenCalledWith('take-over');
  expect(reload).not.toHaveBeenCalled();
  workers.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

test('where another page has let it take over, it is loaded at once', async () => {
  const reload = vi.fn();
  await takeOver(seen(new Registration()), container(), reload);
  expect(reload).toHaveBeenCalledOnce();
});
