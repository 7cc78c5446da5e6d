import * as z from 'zod/mini';

import { instant } from './values.ts';

/**
 * What keeps a direction from being flown as booked: a leg is cancelled, a connection is missed, it arrives much later, or it leaves
 * much earlier (three hours, six on a journey abroad; 14 CFR 260.2). `rebooked` is one whose passengers were put on other flights for such a
 * reason without being asked.
 */
export const disruptionKinds = ['cancelled', 'connectionMissed', 'delayed', 'early', 'rebooked'] as const;

export type DisruptionKind = (typeof disruptionKinds)[number];

/** Accepts what keeps a direction of a trip from being flown as booked. It can be changed for no more, or cancelled for all its money. */
export const tripDisruption = z.object({
  /** The place of the direction in the trip, from 0. */
  bound: z.int(),
  kind: z.enum(disruptionKinds),
  /** The flight that is cancelled, that is missed, that is late or early, or that was put in place of another one: `9Z1234`. */
  flight: z.string(),
  /** Where that flight leaves from. */
  from: z.string(),
  /** Until when it can be changed or cancelled so without anybody's help. */
  openUntil: instant,
});

export type TripDisruption = z.infer<typeof tripDisruption>;
