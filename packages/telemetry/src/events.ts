import type { ClientReport, Measurement } from '@airline/contract';

import { describeError } from './error-text.ts';
import type { Logger } from './logger.ts';
import type { MeasurementQueue } from './measurement-queue.ts';

/** What every report and measurement of a page says about where it comes from. */
export interface PageContext {
  readonly app: ClientReport['app'];
  readonly language: () => ClientReport['language'];
  /** The pattern of the page shown, never its address: an address can carry personal data. */
  readonly route: () => string;
  /** The version of the deployment's settings that the page works with. */
  readonly settings?: string | undefined;
}

/** Where events go: errors to the logger, everything else to the queue of measurements. */
export interface EventStreams {
  readonly logger: Logger;
  readonly measurements: MeasurementQueue;
}

type MeasurementOf<Event extends Measurement['event']> = Extract<Measurement, { readonly event: Event }>;

/** What a page itself tells of an event; the rest is filled in. */
export type EventDetails<Event extends Measurement['event']> = Omit<
  MeasurementOf<Event>,
  | 'event'
  | keyof Pick<MeasurementOf<Event>, 'app' | 'route' | 'language' | 'settings' | 'campaign' | 'occurredAt'>
  | 'isFirst'
>;

/** One helper for each event. None of them throws, and the types of the measurements have no room for personal data. */
export interface Events {
  /** Reports that a page crashed, under the reference that the person is shown. */
  pageCrashed(error: unknown, reference: string): void;
  /** Reports that an unexpected error or rejection reached the window, outside any page. */
  uncaughtError(error: unknown): void;
  /** Whether the visit is measured: what happens on it is sent, but for errors, only then. */
  readonly isMeasured: boolean;
  /** Tells that flights were asked for. */
  searchSent(): void;
  /** Tells that one direction was searched, and how many itineraries were found. */
  flightsSearched(search: EventDetails<'flightsSearched'>): void;
  /** Tells which fare was chosen for a direction. */
  fareChosen(choice: EventDetails<'fareChosen'>): void;
  /** Tells that all passengers of a party were filled in. */
  passengersGiven(party: EventDetails<'passengersGiven'>): void;
  /** Tells that the person pressed the button that pays. */
  paymentSent(): void;
  /** Tells why a payment was not taken. */
  paymentRefused(reason: MeasurementOf<'paymentRefused'>['reason']): void;
  /** Tells that a booking was paid and ticketed. */
  bookingConfirmed(booking: EventDetails<'bookingConfirmed'>): void;
  /** Tells that a trip was found by its record locator. */
  tripFound(trip: EventDetails<'tripFound'>): void;
  /** Tells that a price ran out while the person was booking. */
  offerExpired(): void;
  /** Tells that a variant of an experiment is shown to a browser for the first time. */
  experimentExposed(shown: EventDetails<'experimentExposed'>): void;
  /** Tells a web vital of the page that was loaded: its route, which may no longer be the one shown. */
  webVital(vital: EventDetails<'webVital'>, loadedRoute: string): void;
}

/**
 * Creates the one place from which an app reports: a helper for each event.
 *
 * @example
 * ```ts
 * import { createEvents, type EventStreams } from '@airline/telemetry';
 *
 * export function startEvents(streams: EventStreams) {
 *   const events = createEvents(streams, { app: 'traveller', language: () => 'es', route: () => '/' });
 *   events.tripFound({ bounds: 2 });
 * }
 * ```
 */
export function createEvents(
  { logger, measurements }: EventStreams,
  page: PageContext,
  now: () => Date = () => new Date(),
): Events {
  const inForce = page.settings === undefined ? {} : { settings: page.settings };

  function report(event: string, error: unknown, reference?: string): void {
    quietly(() => {
      logger.log({
        app: page.app,
        level: 'ERROR',
        event,
        ...(reference === undefined ? {} : { reference }),
        route: page.route().slice(0, 200),
        ...describeError(error),
        language: page.language(),
        ...inForce,
        occurredAt: now().toISOString(),
      });
    });
  }

  function measure<Event extends Measurement['event']>(
    event: Event,
    details: EventDetails<Event>,
    route: () => string = page.route,
  ): void {
    quietly(() => {
      const origin = {
        app: page.app,
        route: route(),
        language: page.language(),
        ...inForce,
        occurredAt: now().toISOString(),
      };
      // The queue checks it: a route that is no link's, or a number out of its range, is left out there.
      measurements.record({ event, ...origin, ...details } as unknown as Measurement);
    });
  }

  return {
    pageCrashed: (error, reference) => report('pageCrashed', error, reference),
    uncaughtError: (error) => report('uncaughtError', error),
    isMeasured: measurements.isMeasured,
    searchSent: () => measure('searchSent', {}),
    flightsSearched: (search) => measure('flightsSearched', search),
    fareChosen: (choice) => measure('fareChosen', choice),
    passengersGiven: (party) => measure('passengersGiven', party),
    paymentSent: () => measure('paymentSent', {}),
    paymentRefused: (reason) => measure('paymentRefused', { reason }),
    bookingConfirmed: (booking) => measure('bookingConfirmed', booking),
    tripFound: (trip) => measure('tripFound', trip),
    offerExpired: () => measure('offerExpired', {}),
    experimentExposed: (shown) => measure('experimentExposed', shown),
    webVital: (vital, loadedRoute) => measure('webVital', vital, () => loadedRoute),
  };
}

/** Runs what must not break the page, or break a broken page again. */
function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // What cannot be reported is not reported: there is nobody left to tell.
  }
}
