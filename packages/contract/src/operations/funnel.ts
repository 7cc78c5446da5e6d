import * as z from 'zod/mini';

import { instant, money } from '../air-booking/values.ts';
import type { Endpoint } from '../endpoint.ts';
import type { Measurement } from '../telemetry/measurement.ts';
import { campaignParameters, campaignValue } from '../telemetry/campaign.ts';

/** The steps of a booking, in their order; each is reached when it is done. */
export const funnelSteps = ['search', 'results', 'fares', 'passengers', 'payment', 'booked'] as const;

export type FunnelStep = (typeof funnelSteps)[number];

/** The event that tells of each step. */
export const funnelEvents = {
  search: 'searchSent',
  results: 'flightsSearched',
  fares: 'fareChosen',
  passengers: 'passengersGiven',
  payment: 'paymentSent',
  booked: 'bookingConfirmed',
} as const satisfies Readonly<Record<FunnelStep, Measurement['event']>>;

/** The days that a funnel can be asked for: measurements are deleted after thirty. */
export const funnelPeriods = [1, 7, 30] as const;

export type FunnelPeriod = (typeof funnelPeriods)[number];

const daysText = z.codec(z.enum(['1', '7', '30']), z.literal(funnelPeriods), {
  decode: (text) => (text === '1' ? 1 : text === '7' ? 7 : 30),
  encode: (days) => `${days}` as const,
});

/** Accepts how far bookings have come. */
export const funnel = z.object({
  from: instant,
  to: instant,
  /** All of {@link funnelSteps}, in their order. */
  steps: z.array(
    z.object({
      step: z.enum(funnelSteps),
      /** How many bookings under way reached it: each counts a step once, however often it was done. */
      bookings: z.int(),
      /** How often it was done, repeated ones included. */
      times: z.int(),
    }),
  ),
  /** Orders that were confirmed on the site in the same time: those of people who are not measured among them. */
  confirmedOrders: z.int(),
  /** What confirmed orders came from, the most orders first: at most a hundred values. An order stands in each parameter that it came with. */
  campaigns: z.array(
    z.object({ parameter: z.enum(campaignParameters), value: campaignValue, orders: z.int(), total: money }),
  ),
});

export type Funnel = z.infer<typeof funnel>;

/** Counts how far bookings have come, from what browsers measured and from the orders themselves. */
export const readFunnel = {
  method: 'GET',
  path: '/api/operations/v1/funnel',
  area: 'operations',
  summary: 'Counts the steps of bookings, from the search to the booked trip, and what booked trips came from.',
  authentication: 'required',
  callers: 'operators',
  charges: [{ budget: 'operating', cost: 10 }],
  query: z.strictObject({ days: daysText }),
  success: 200,
  answer: funnel,
} as const satisfies Endpoint;
