import { maximumMeasurementsPerRequest, type Measurement, type Measurements } from '@airline/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createMeasurementQueue } from './measurement-queue.ts';

type Send = (batch: Measurements) => Promise<boolean>;

function found(bounds: number): Measurement {
  const occurredAt = '2026-11-21T07:00:00.000Z';
  return { event: 'tripFound', app: 'traveller', route: '/', language: 'es', occurredAt, bounds };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('sends what is queued at the interval', async () => {
  const send = vi.fn<Send>(async () => true);
  const queue = createMeasurementQueue(15_000, send, true);
  queue.record(found(1));
  await vi.dynamicImportSettled();
  vi.advanceTimersByTime(14_999);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(send).toHaveBeenCalledExactlyOnceWith({ measurements: [found(1)], dropped: 0 });
  queue.stop();
});

test('a full queue drops the oldest and counts it', async () => {
  const send = vi.fn<Send>(async () => true);
  const queue = createMeasurementQueue(15_000, send, true);
  queue.record(found(6));
  for (let n = 0; n < maximumMeasurementsPerRequest; n += 1) queue.record(found(1));
  await vi.dynamicImportSettled();
  queue.stop();
  const [batch] = send.mock.calls[0] ?? [];
  expect(batch?.measurements).toHaveLength(maximumMeasurementsPerRequest);
  expect(batch?.measurements).not.toContainEqual(found(6));
  expect(batch?.dropped).toBe(1);
});

test('what the gateway would refuse spoils no batch', async () => {
  const send = vi.fn<Send>(async () => true);
  const queue = createMeasurementQueue(15_000, send, true);
  queue.record(found(99));
  queue.record({ ...found(1), route: '/trip/K7PM2Q' } as unknown as Measurement);
  queue.record(found(2));
  await vi.dynamicImportSettled();
  queue.stop();
  expect(send).toHaveBeenCalledExactlyOnceWith({ measurements: [found(2)], dropped: 0 });
});

test('nothing is sent unchecked: it waits until what checks it is there', async () => {
  const send = vi.fn<Send>(async () => true);
  const queue = createMeasurementQueue(15_000, send, true);
  queue.record(found(1));
  queue.flush();
  expect(send).not.toHaveBeenCalled();
  await vi.dynamicImportSettled();
  queue.stop();
  expect(send).toHaveBeenCalledExactlyOnceWith({ measurements: [found(1)], dropped: 0 });
});

test('a visit that is not measured keeps nothing, sends nothing and has no timer', () => {
  const send = vi.fn<Send>(async () => true);
  const queue = createMeasurementQueue(15_000, send, false);
  queue.record(found(1));
  queue.flush();
  queue.stop();
  expect(send).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
