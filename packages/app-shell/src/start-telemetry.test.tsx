import type { Measurements } from '@airline/contract';
import type { SessionRecorder } from '@airline/telemetry/session-replay';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { defaultPageSettings } from './page-settings.ts';
import { startTelemetry } from './start-telemetry.ts';

const sent = vi.fn<typeof fetch>();

function measured(): Measurements['measurements'] {
  return sent.mock.calls
    .filter(([path]) => path === '/api/telemetry/v1/measurements')
    .flatMap(([, init]) => (JSON.parse(init?.body as string) as Measurements).measurements);
}

beforeEach(() => {
  vi.useFakeTimers();
  sent.mockReset().mockResolvedValue(new Response(null, { status: 202 }));
  vi.stubGlobal('fetch', sent);
});
afterEach(() => {
  vi.useRealTimers();
});

test('a step is sent with the pattern of its page when the page is hidden, not with its address', async () => {
  window.history.replaceState(null, '', '/trip/K7PM2Q?lastName=Perez');
  startTelemetry('traveller', defaultPageSettings, () => 'es').tripFound({ bounds: 2 });
  await vi.dynamicImportSettled();
  window.dispatchEvent(new Event('pagehide'));
  expect(measured()).toEqual([
    expect.objectContaining({ event: 'tripFound', route: '/trip/:recordLocator', app: 'traveller', bounds: 2 }),
  ]);
});

test('a person who asked by Global Privacy Control sends no measurement, and errors all the same', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  const events = startTelemetry('traveller', defaultPageSettings, () => 'es');
  events.tripFound({ bounds: 2 });
  events.pageCrashed(new Error('x'), 'K7PM2QXA');
  window.dispatchEvent(new Event('pagehide'));
  expect(measured()).toEqual([]);
  expect(sent.mock.calls.map(([path]) => path)).toEqual(['/api/telemetry/v1/reports']);
});

test.each([
  [0, 0],
  [100, 1],
])('with %s %% of visits recorded a company’s recorder is loaded %s times', async (sessionReplayRatePercent, times) => {
  const loadRecorder = vi.fn<() => Promise<SessionRecorder>>(async () => ({ start: () => () => undefined }));
  const { version, config } = defaultPageSettings;
  const monitoring = { ...config.monitoring, sessionReplayRatePercent };
  startTelemetry('traveller', { version, config: { ...config, monitoring } }, () => 'es', loadRecorder);
  window.dispatchEvent(new Event('appshown'));
  await vi.dynamicImportSettled();
  expect(loadRecorder).toHaveBeenCalledTimes(times);
});

test('a recorder is not loaded for a person who asked not to be followed', async () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  const loadRecorder = vi.fn<() => Promise<SessionRecorder>>(async () => ({ start: () => () => undefined }));
  const { version, config } = defaultPageSettings;
  const monitoring = { ...config.monitoring, sessionReplayRatePercent: 100 };
  startTelemetry('traveller', { version, config: { ...config, monitoring } }, () => 'es', loadRecorder);
  window.dispatchEvent(new Event('appshown'));
  await vi.dynamicImportSettled();
  expect(loadRecorder).not.toHaveBeenCalled();
});
