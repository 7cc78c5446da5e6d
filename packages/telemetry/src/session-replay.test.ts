import { expect, test, vi } from 'vitest';

import { type SessionRecorder, startReplay } from './session-replay.ts';

/** An element that matches these selectors, within one that matches others. */
const element = (own: RegExp, around: readonly string[]): Element =>
  ({
    matches: (selector: string) => own.test(selector),
    closest: (selector: string) => (around.includes(selector) ? {} : null),
  }) as unknown as Element;

test('a recorder has to mask everything but what stands on every visit alike, and what is typed there too', async () => {
  const stop = vi.fn<() => void>();
  const start = vi.fn<SessionRecorder['start']>(() => stop);
  const stopReplay = await startReplay('traveller', async () => ({ start }));
  const settings = start.mock.calls[0]?.[0];
  if (settings === undefined) throw new Error('The recorder was not started.');
  const { app, publicSelector, isMasked } = settings;
  expect(app).toBe('traveller');
  expect(isMasked(element(/^$/, []))).toBe(true);
  expect(isMasked(element(/^$/, [publicSelector]))).toBe(false);
  expect(isMasked(element(/input/, [publicSelector]))).toBe(true);
  stopReplay();
  expect(stop).toHaveBeenCalledOnce();
});
