import { metadataFlags } from '@airline/client-config/metadata-flags';
import type { ClientReport, ClientReports } from '@airline/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createLogger } from './logger.ts';

function report(message: string, level: ClientReport['level'] = 'ERROR'): ClientReport {
  return {
    app: 'traveller',
    level,
    event: 'pageCrashed',
    route: '/',
    message,
    language: 'es',
    occurredAt: '2026-11-21T07:00:00.000Z',
  };
}

type Send = (batch: ClientReports) => Promise<boolean>;

const messages = (batch: ClientReports | undefined): readonly (string | undefined)[] =>
  (batch?.reports ?? []).map(({ message }) => message);

describe('createLogger', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('sends what is queued after 15,000 ms, not a millisecond earlier', () => {
    const send = vi.fn<Send>(async () => true);
    const logger = createLogger(metadataFlags, send);
    logger.log(report('a'));
    vi.advanceTimersByTime(14_999);
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(send).toHaveBeenCalledExactlyOnceWith({ reports: [report('a')], dropped: 0 });
    logger.stop();
  });

  test('sends nothing when nothing is queued', () => {
    const send = vi.fn<Send>(async () => true);
    const logger = createLogger(metadataFlags, send);
    vi.advanceTimersByTime(60_000);
    logger.stop();
    expect(send).not.toHaveBeenCalled();
  });

  test.each(['DEBUG', 'INFO', 'WARN'] as const)('%s stays below the level ERROR and is never sent', (level) => {
    const send = vi.fn<Send>(async () => true);
    const logger = createLogger(metadataFlags, send);
    logger.log(report('quiet', level));
    logger.stop();
    expect(send).not.toHaveBeenCalled();
  });

  test('a full queue drops the oldest and counts it', () => {
    const send = vi.fn<Send>(async () => true);
    const logger = createLogger(metadataFlags, send);
    for (let n = 1; n <= 22; n += 1) logger.log(report(String(n)));
    logger.flush();
    const [batch] = send.mock.calls[0] ?? [];
    expect(messages(batch)).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 3)));
    expect(batch?.dropped).toBe(2);
    logger.stop();
  });

  test.each([
    ['resolves to false', async () => false],
    ['rejects', async () => Promise.reject(new Error('offline'))],
  ])('keeps the reports in their order when the transport %s', async (_, fail) => {
    const send = vi.fn<Send>().mockImplementationOnce(fail);
    send.mockImplementation(async () => true);
    const logger = createLogger(metadataFlags, send);
    logger.log(report('first'));
    logger.flush();
    await vi.advanceTimersByTimeAsync(0);
    logger.log(report('second'));
    logger.flush();
    expect(messages(send.mock.calls[1]?.[0])).toEqual(['first', 'second']);
    logger.stop();
  });

  test('what comes back to a full queue is dropped from its old end, and the count is kept', async () => {
    const send = vi.fn<Send>(async () => false);
    const logger = createLogger(metadataFlags, send);
    for (let n = 1; n <= 21; n += 1) logger.log(report(String(n)));
    logger.flush();
    await vi.advanceTimersByTimeAsync(0);
    logger.log(report('22'));
    send.mockImplementation(async () => true);
    logger.flush();
    const [batch] = send.mock.calls[1] ?? [];
    expect(messages(batch).at(0)).toBe('3');
    expect(messages(batch).at(-1)).toBe('22');
    expect(batch?.dropped).toBe(2);
    logger.stop();
  });

  test('stop sends the rest and ends the interval', () => {
    const send = vi.fn<Send>(async () => true);
    const logger = createLogger(metadataFlags, send);
    logger.log(report('last'));
    logger.stop();
    expect(send).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });
});
