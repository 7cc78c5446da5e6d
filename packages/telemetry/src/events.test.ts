import { clientReport, measurement, type ClientReport, type Measurement } from '@airline/contract';
import { expect, test, vi } from 'vitest';

import { createEvents, type Events } from './events.ts';
import { createReference } from './reference.ts';

const silence = { flush: () => undefined, stop: () => undefined };

function createPage(
  log: (report: ClientReport) => void,
  route = '/travel-funds/:id',
  record: (taken: Measurement) => void = () => undefined,
) {
  return createEvents(
    { logger: { log, ...silence }, measurements: { isMeasured: true, record, ...silence } },
    { app: 'traveller', language: () => 'es', route: () => route },
    () => new Date('2026-11-21T07:00:00Z'),
  );
}

test('a crash is reported under the reference that the person is shown', () => {
  const log = vi.fn<(report: ClientReport) => void>();
  createPage(log).pageCrashed(new TypeError('x is undefined'), 'K7PM2QXA');
  expect(log).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      app: 'traveller',
      level: 'ERROR',
      event: 'pageCrashed',
      reference: 'K7PM2QXA',
      route: '/travel-funds/:id',
      message: 'TypeError: x is undefined',
      occurredAt: '2026-11-21T07:00:00.000Z',
    }),
  );
});

test('what is reported is what the gateway accepts, however long or strange the error is', () => {
  const log = vi.fn<(report: ClientReport) => void>();
  const page = createPage(log, `/${'x'.repeat(300)}`);
  page.pageCrashed(new Error('m'.repeat(5_000)), createReference());
  page.pageCrashed('a thrown text', createReference());
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
  expect(() => page.pageCrashed(new Error('x'), 'K7PM2QXA')).not.toThrow();
  expect(() => page.uncaughtError(new Error('x'))).not.toThrow();
});

const party = { adults: 2, children: 1, lapInfants: 0 };
const steps: readonly (readonly [Measurement['event'], (events: Events) => void])[] = [
  [
    'flightsSearched',
    (events) => events.flightsSearched({ from: 'DAL', to: 'NEWYORK', daysAhead: 9, ...party, found: 3 }),
  ],
  [
    'fareChosen',
    (events) =>
      events.fareChosen({ bound: 0, family: 'flex', stops: 1, perPassenger: { amountMinor: 18_940, currency: 'USD' } }),
  ],
  ['passengersGiven', (events) => events.passengersGiven(party)],
  ['paymentRefused', (events) => events.paymentRefused('declined')],
  [
    'bookingConfirmed',
    (events) => events.bookingConfirmed({ total: { amountMinor: 56_820, currency: 'USD' }, bounds: 2, ...party }),
  ],
  ['tripFound', (events) => events.tripFound({ bounds: 2 })],
  ['offerExpired', (events) => events.offerExpired()],
  [
    'webVital',
    (events) => events.webVital({ name: 'LCP', value: 812, rating: 'good', navigation: 'navigate' }, '/travel-funds/'),
  ],
];

test.each(steps)('%s is a measurement that the gateway accepts, and no report', (event, tell) => {
  const log = vi.fn<(report: ClientReport) => void>();
  const record = vi.fn<(taken: Measurement) => void>();
  tell(createPage(log, '/trip/:recordLocator', record));
  expect(log).not.toHaveBeenCalled();
  expect(record).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ event, app: 'traveller', language: 'es' }));
  expect(measurement.safeParse(record.mock.calls[0]?.[0]).error).toBeUndefined();
});

test('a web vital stays with the page that was loaded, wherever the person is by then', () => {
  const record = vi.fn<(taken: Measurement) => void>();
  const page = createPage(() => undefined, '/trip/:recordLocator', record);
  page.webVital({ name: 'CLS', value: 0.01, rating: 'good', navigation: 'reload' }, '/');
  expect(record).toHaveBeenCalledWith(expect.objectContaining({ route: '/' }));
});

test('a queue that breaks does not break the page', () => {
  const page = createPage(
    () => undefined,
    '/',
    () => {
      throw new Error('full');
    },
  );
  expect(() => page.offerExpired()).not.toThrow();
});

test('references are readable and do not repeat', () => {
  const references = Array.from({ length: 1_000 }, createReference);
  for (const reference of references) expect(reference).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  expect(new Set(references).size).toBe(1_000);
});
