import { expect, test, vi } from 'vitest';

import { sendMeasurements, sendReports } from './transport.ts';

const batch = { reports: [], dropped: 0 };

test('posts the batch as JSON, without cookies, so that it outlives the page', async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response(null, { status: 202 }));
  vi.stubGlobal('fetch', fetched);
  expect(await sendReports(batch)).toBe(true);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/telemetry/v1/reports', {
    method: 'POST',
    body: '{"reports":[],"dropped":0}',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    keepalive: true,
  });
});

test('measurements go to an address of their own', async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response(null, { status: 202 }));
  vi.stubGlobal('fetch', fetched);
  expect(await sendMeasurements({ measurements: [], dropped: 0 })).toBe(true);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/telemetry/v1/measurements', expect.anything());
});

test.each([
  [422, true],
  [429, false],
  [499, true],
  [500, false],
  [503, false],
])('status %i: done with it is %s', async (status, done) => {
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
  expect(await sendReports(batch)).toBe(done);
});

test('no network is no throw, and the batch may be tried again', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await sendReports(batch)).toBe(false);
});
