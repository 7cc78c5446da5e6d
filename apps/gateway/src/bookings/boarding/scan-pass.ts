import { toPassName } from '@airline/boarding-pass';
import type { ScanResult, ScanVerdict } from '@airline/contract';

import { type Refused, refusedByName } from '../../http/refusal.ts';
import { readBookedTrip } from '../orders/booked-trip-store.ts';
import { listLegs } from '../orders/rules/journey.ts';
import { type GateList, type GatePassenger, insertBoarding } from './boarding-store.ts';
import { type OpenFlight, openFlight, toBoardingPassenger } from './flight-boarding.ts';
import { readScan, type ReadScan } from './rules/read-scan.ts';
import type { BoardingServices } from './services.ts';

/** A text that was scanned or typed at a gate. */
export interface Scan {
  readonly legId: string;
  readonly text: string;
  /** Whether somebody boards whose place was not called yet. */
  readonly isAhead: boolean;
  readonly scanKey: string;
}

type FoundPassenger = { readonly passenger: GatePassenger } | { readonly verdict: ScanVerdict };

/**
 * Says what a gate does about a pass, by the list of the flight and not by what the pass says of itself: a pass that was written before a
 * change boards nobody.
 */
export async function scanPass(services: BoardingServices, scan: Scan): Promise<ScanResult | Refused> {
  const flight = await openFlight(services, scan.legId);
  if ('refused' in flight) return flight;
  const { shown, leg, list } = flight;
  const over = verdictOfPhase(shown.phase);
  if (over !== undefined) return { verdict: over, boarding: shown };
  const read = readScan(scan.text, { flight: shown.flight, date: leg.date, from: shown.from });
  if (read.kind === 'unreadable') return { verdict: 'unreadable', boarding: shown };
  if (read.kind === 'otherFlight') {
    return { verdict: 'otherFlight', otherFlight: read.otherFlight, boarding: shown };
  }
  const found =
    read.kind === 'sequence' ? findBySequence(list, read.sequence) : await findByPass(services, flight, read);
  if ('verdict' in found) return { verdict: found.verdict, boarding: shown };
  return take(services, { scan, flight, passenger: found.passenger });
}

/** Nobody boards a flight that was cancelled, or that has left its gate. */
function verdictOfPhase(phase: OpenFlight['shown']['phase']): 'flightCancelled' | 'flightLeft' | undefined {
  if (phase === 'cancelled') return 'flightCancelled';
  return ['departed', 'inFlight', 'landed', 'arrived'].includes(phase) ? 'flightLeft' : undefined;
}

function findBySequence({ passengers }: GateList, sequence: number): FoundPassenger {
  const passenger = passengers.find((each) => each.sequence === sequence);
  return passenger === undefined ? { verdict: 'notFound' } : { passenger };
}

/** Finds who has a pass: by locator and sequence, and their name. Says why nobody has, where the trip is there. */
async function findByPass(
  { db }: BoardingServices,
  { list, leg }: OpenFlight,
  { recordLocator, passengerName, sequence }: Extract<ReadScan, { readonly kind: 'pass' }>,
): Promise<FoundPassenger> {
  const named = list.passengers.filter(
    (each) => each.recordLocator === recordLocator && toPassName(each) === passengerName,
  );
  const passenger = named.find((each) => each.sequence === sequence);
  if (passenger !== undefined) return { passenger };
  const trip = await readBookedTrip(db, { recordLocator });
  if (trip === undefined || !trip.everybody.some((each) => toPassName(each) === passengerName)) {
    return { verdict: 'notFound' };
  }
  if (trip.cancellation !== undefined) return { verdict: 'cancelled' };
  const flies = trip.passengers.some((each) => toPassName(each) === passengerName);
  const hasFlight = listLegs(trip.offer.bounds).some(({ id }) => id === leg.id);
  if (!flies || !hasFlight) return { verdict: 'noLongerOnFlight' };
  return { verdict: named.length > 0 ? 'passReplaced' : 'notCheckedIn' };
}

async function take(
  services: BoardingServices,
  {
    scan: { legId, scanKey, isAhead },
    flight: { shown, list },
    passenger,
  }: { readonly scan: Scan; readonly flight: OpenFlight; readonly passenger: GatePassenger },
): Promise<ScanResult | Refused> {
  const { position } = passenger;
  const answer = async (verdict: ScanVerdict): Promise<ScanResult | Refused> => {
    const after = await openFlight(services, legId);
    if ('refused' in after) return after;
    const now = after.list.passengers.find(
      (each) => each.orderId === passenger.orderId && each.passenger === passenger.passenger,
    );
    return {
      verdict,
      ...(now === undefined ? {} : { passenger: toBoardingPassenger(now, shown.boarding) }),
      boarding: after.shown,
    };
  };
  const waits = shown.boarding === 'open' && position !== null && position > list.calledUpTo;
  if (passenger.boardedAt === null && waits && !isAhead) return answer('notCalled');
  const { orderId, passenger: place } = passenger;
  const outcome = await insertBoarding(services.db, { orderId, passenger: place, legId, scanKey }, services.now());
  switch (outcome) {
    case 'boarded':
      return answer('board');
    case 'before':
      return answer('alreadyBoarded');
    case 'gone':
      return answer('notCheckedIn');
    case 'keyReused':
      return refusedByName('idempotencyKeyReused');
  }
}
