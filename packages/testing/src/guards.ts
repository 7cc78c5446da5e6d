import { afterEach, beforeEach, expect } from 'vitest';

import { watchConsole, type ConsoleWatch } from './console-guard.ts';

const hasDocument = typeof document !== 'undefined';
let watch: ConsoleWatch;

beforeEach(() => {
  watch = watchConsole(console);
});

// A test that expects console output replaces the method itself: vi.spyOn(console, 'error').
afterEach(() => {
  watch.stop();
  const lines = watch.take();
  if (lines.length > 0) expect.fail(`The test wrote to the console:\n${lines.join('\n')}`);
});

if (hasDocument) {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup } = await import('@testing-library/react');
  await import('./testing-library.ts');
  const { skipOwnerStacks } = await import('./owner-stacks.ts');
  skipOwnerStacks();
  const { closeTabChannels } = await import('./tab-channels.ts');
  afterEach(closeTabChannels);
  // Test files share a document: each test begins at the same address, on an empty page, and with nothing kept.
  const { history, localStorage: kept, sessionStorage: keptByTab } = window;
  afterEach(() => {
    kept.clear();
    keptByTab.clear();
    history.replaceState(null, '', '/');
    document.body.replaceChildren();
    for (const cookie of document.cookie.split('; ')) {
      // oxlint-disable-next-line unicorn/no-document-cookie -- jsdom has no cookie store
      document.cookie = `${cookie.split('=')[0] ?? ''}=; path=/; max-age=0`;
    }
  });
  // Registered last, run first: what a component writes when it goes is seen too.
  afterEach(cleanup);
}

// jsdom lays nothing out and has no media queries: a test sees what a large screen shows.
if (hasDocument && typeof window.matchMedia !== 'function') {
  const never = (): void => undefined;
  Object.assign(window, {
    matchMedia: (media: string) => ({ media, matches: true, addEventListener: never, removeEventListener: never }),
  });
}
