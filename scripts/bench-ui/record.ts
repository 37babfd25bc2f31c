import type { CDPSession, Page } from '@playwright/test';

/** An entry of a Chrome trace; times in microseconds, `tdur` of the processor alone. */
export type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly id?: string;
  readonly id2?: { readonly local?: string };
  readonly args: Readonly<Record<string, unknown>>;
};

const CATEGORIES = {
  timing: ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame', 'input.scrolling'],
  profile: ['devtools.timeline', 'disabled-by-default-v8.cpu_profiler'],
} as const;

/** What Chrome wrote down while `run` acted on the page. Profiles slow the page a little, so they are taken apart. */
export async function record(
  page: Page,
  kind: keyof typeof CATEGORIES,
  run: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('a page of a browser');
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  // Chrome's own types call the entries objects; what they hold is said in its trace format.
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [...CATEGORIES[kind]], excludedCategories: ['*'] },
  });
  await run();
  await complete(session);
  await session.detach();
  return events;
}

async function complete(session: CDPSession): Promise<void> {
  const done = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await done;
}
