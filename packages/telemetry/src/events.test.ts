import { clientReport, type ClientReport } from '@airline/contract';
import { expect, test, vi } from 'vitest';

import { createEvents, createReference } from './events.ts';

function createPage(log: (report: ClientReport) => void, route = '/travel-funds/:id') {
  return createEvents(
    { log, flush: () => undefined, stop: () => undefined },
    { app: 'traveller', language: () => 'es', route: () => route },
    () => new Date('2026-11-21T07:00:00Z'),
  );
}

test('a crash is reported under the reference that the person is shown', () => {
  const log = vi.fn<(report: ClientReport) => void>();
  const reference = createPage(log).pageCrashed(new TypeError('x is undefined'));
  expect(log).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      app: 'traveller',
      level: 'ERROR',
      event: 'pageCrashed',
      reference,
      route: '/travel-funds/:id',
      message: 'TypeError: x is undefined',
      occurredAt: '2026-11-21T07:00:00.000Z',
    }),
  );
});

test('what is reported is what the gateway accepts, however long or strange the error is', () => {
  const log = vi.fn<(report: ClientReport) => void>();
  const page = createPage(log, `/${'x'.repeat(300)}`);
  page.pageCrashed(new Error('m'.repeat(5_000)));
  page.pageCrashed('a thrown text');
  page.uncaughtError(undefined);
  expect(log).toHaveBeenCalledTimes(3);
  for (const [report] of log.mock.calls) expect(clientReport.safeParse(report).error).toBeUndefined();
});

test('queries and e-mail addresses are taken out of messages and stacks', () => {
  const log = vi.fn<(report: ClientReport) => void>();
  createPage(log).uncaughtError(new Error('failed for ana.perez@example.es at /login?rr_number=123456 now'));
  const [report] = log.mock.calls[0] ?? [];
  expect(report?.message).toBe('Error: failed for …@… at /login?… now');
  expect(report?.stack).not.toMatch(/ana\.perez|123456/);
});

test('a logger that breaks does not break the page again', () => {
  const page = createPage(() => {
    throw new Error('full');
  });
  expect(page.pageCrashed(new Error('x'))).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  expect(() => page.uncaughtError(new Error('x'))).not.toThrow();
});

test('references are readable and do not repeat', () => {
  const references = Array.from({ length: 1_000 }, createReference);
  for (const reference of references) expect(reference).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  expect(new Set(references).size).toBe(1_000);
});
