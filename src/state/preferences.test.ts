import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

/** A browser whose storage holds this text, and the preferences that a fresh page reads from it. */
async function pageWith(text: string | null) {
  const held = new Map(text === null ? [] : [['layerscope:preferences', text]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
  });
  const { prefer, preferencesStore } = await import('./preferences');
  return { prefer, now: preferencesStore.getState, stored: () => held.get('layerscope:preferences') ?? null };
}

test('the views of the debugger, their forms and the speed outlive the page', async () => {
  const first = await pageWith(null);
  first.prefer({ views: ['dependencies', 'timeline', 'trace'], viewCount: 1, phoneView: 'trace' });
  first.prefer({ dependencies: 'matrix', speed: 4 });
  vi.resetModules();
  const second = await pageWith(first.stored());
  expect(second.now()).toMatchObject({
    views: ['dependencies', 'timeline', 'trace'],
    viewCount: 1,
    phoneView: 'trace',
    dependencies: 'matrix',
    speed: 4,
  });
});

test('what storage holds that is no preference is left alone', async () => {
  const fresh = (await pageWith(null)).now();
  vi.resetModules();
  const strange = JSON.stringify({ views: ['trace', 'trace', 'timeline'], viewCount: 7, speed: 'fast', phoneView: 1 });
  expect((await pageWith(strange)).now()).toEqual(fresh);
  vi.resetModules();
  expect((await pageWith('{')).now()).toEqual(fresh);
});
