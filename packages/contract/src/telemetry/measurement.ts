import { links } from '@airline/links/catalogue';
import * as z from 'zod/mini';

import { fareFamily, instant, money, placeCode } from '../air-booking/values.ts';
import { settingsVersion } from '../client-settings/client-settings.ts';
import type { Endpoint } from '../endpoint.ts';
import { campaign } from './campaign.ts';
import { experimentName, variantName } from './experiments.ts';
import { maximumMeasurementsPerRequest, measurementsPath, routeOfNoLink } from './values.ts';

/** Accepts the pattern of a page: a path of the catalogue of links, never an address. */
export const routePattern = z.enum([...links.map(({ path }) => path), routeOfNoLink] as const);

/** Why a payment was not taken, as the problem types tell it; no word of the bank's. */
export const paymentRefusals = ['declined', 'tokenInvalid', 'unavailable', 'holdExpired', 'tooMany'] as const;

const count = z.int().check(z.nonnegative(), z.lte(9_999));
const boundCount = z.int().check(z.gte(1), z.lte(6));
const partyCounts = {
  adults: z.int().check(z.nonnegative(), z.lte(99)),
  children: z.int().check(z.nonnegative(), z.lte(99)),
  lapInfants: z.int().check(z.nonnegative(), z.lte(99)),
};

/** What each measurement says about where it comes from. */
const origin = {
  app: z.enum(['traveller', 'ctm', 'webview']),
  /** The pattern of the page, never its address. */
  route: routePattern,
  language: z.enum(['es', 'en']),
  /** The deployment's settings that the page works with. */
  settings: z.optional(settingsVersion),
  /** Where the visit came from. */
  campaign: z.optional(campaign),
  /** Instant, UTC, as the browser's clock had it. */
  occurredAt: instant,
};

/** What a step of a booking says beside: whether this visit reached it for the first time since its last booking. */
const step = { ...origin, isFirst: z.optional(z.literal(true)) };

/**
 * Accepts one step of a booking, or one web vital of a page.
 *
 * It has no room for anything about a person: every field is a word of a closed set, a number, or the code of a place.
 */
export const measurement = z.discriminatedUnion('event', [
  /** Flights were asked for: a search was sent. */
  z.strictObject({ event: z.literal('searchSent'), ...step }),
  /** One direction was searched, and so many itineraries were found. */
  z.strictObject({
    event: z.literal('flightsSearched'),
    ...step,
    from: placeCode,
    to: placeCode,
    /** Whole days from the search to the departure. */
    daysAhead: count,
    ...partyCounts,
    found: count,
  }),
  /** A fare was chosen for the direction of this zero-based index. */
  z.strictObject({
    event: z.literal('fareChosen'),
    ...step,
    bound: z.int().check(z.nonnegative(), z.lte(5)),
    family: fareFamily,
    /** 0, 1 or 2. */
    stops: z.int().check(z.nonnegative(), z.lte(2)),
    perPassenger: money,
  }),
  /** All passengers of a party were filled in. */
  z.strictObject({ event: z.literal('passengersGiven'), ...step, ...partyCounts }),
  /** The person pressed the button that pays. */
  z.strictObject({ event: z.literal('paymentSent'), ...step }),
  z.strictObject({ event: z.literal('paymentRefused'), ...origin, reason: z.enum(paymentRefusals) }),
  /** A booking was paid and ticketed. */
  z.strictObject({ event: z.literal('bookingConfirmed'), ...step, total: money, bounds: boundCount, ...partyCounts }),
  /** A trip was found by its record locator. */
  z.strictObject({ event: z.literal('tripFound'), ...origin, bounds: boundCount }),
  /** A price ran out while the person was booking. */
  z.strictObject({ event: z.literal('offerExpired'), ...origin }),
  /** A browser was shown a variant of an experiment, for the first time. */
  z.strictObject({
    event: z.literal('experimentExposed'),
    ...origin,
    experiment: experimentName,
    variant: variantName,
  }),
  /** A browser that was shown a variant reached the experiment's goal, for the first time since. */
  z.strictObject({
    event: z.literal('experimentConverted'),
    ...origin,
    experiment: experimentName,
    variant: variantName,
  }),
  /** What the browser measured of a page: CLS without unit, the others in milliseconds. */
  z.strictObject({
    event: z.literal('webVital'),
    ...origin,
    name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
    value: z.number().check(z.nonnegative(), z.lte(3_600_000)),
    rating: z.enum(['good', 'needs-improvement', 'poor']),
    /** How the page came up. */
    navigation: z.enum(['navigate', 'reload', 'back-forward', 'back-forward-cache', 'prerender', 'restore']),
  }),
]);

export type Measurement = z.infer<typeof measurement>;

/** Accepts what a browser sends: the measurements, and how many its full queue had to drop before them. */
export const measurements = z.strictObject({
  measurements: z.array(measurement).check(z.minLength(1), z.maxLength(maximumMeasurementsPerRequest)),
  dropped: z.int32().check(z.nonnegative()),
});

export type Measurements = z.infer<typeof measurements>;

/** Takes the steps of bookings and the web vitals of pages. */
export const recordMeasurements = {
  method: 'POST',
  path: measurementsPath,
  area: 'telemetry',
  summary: 'Takes the steps of bookings and the web vitals of pages: closed words, numbers and codes of places.',
  body: measurements,
  callers: 'anybody',
  takesNoApiKey: true,
  charges: [
    { budget: 'telemetry', cost: 'kilobytes' },
    { budget: 'telemetryStorage', cost: 'kilobytes' },
  ],
  success: 202,
} as const satisfies Endpoint;
