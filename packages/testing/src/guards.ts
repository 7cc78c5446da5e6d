import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';

import { watchConsole, type ConsoleWatch } from './console-guard.ts';

// No test measures time: what is waited for may take long on a machine that is busy with others.
configure({ asyncUtilTimeout: 15_000 });

let watch: ConsoleWatch;

beforeEach(() => {
  watch = watchConsole(console);
});

// A test that expects console output replaces the method itself: vi.spyOn(console, 'error').
afterEach(() => {
  cleanup();
  watch.stop();
  const lines = watch.take();
  if (lines.length > 0) expect.fail(`The test wrote to the console:\n${lines.join('\n')}`);
});

// jsdom lays nothing out and has no media queries: a test sees what a large screen shows.
if (typeof window !== 'undefined' && typeof window.matchMedia !== 'function') {
  const never = (): void => undefined;
  Object.assign(window, {
    matchMedia: (media: string) => ({ media, matches: true, addEventListener: never, removeEventListener: never }),
  });
}
