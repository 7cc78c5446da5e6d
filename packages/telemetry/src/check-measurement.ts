import { measurement, type Measurement } from '@airline/contract';
import * as z from 'zod/mini';

// The sites' Content-Security-Policy allows no code made at run time: without this zod would try, and the browser report it.
z.config({ jitless: true });

/** Tells whether the gateway takes a measurement: a route that is no link's and a number out of its range it refuses. */
export function isMeasurement(taken: Measurement): boolean {
  return measurement.safeParse(taken).success;
}
