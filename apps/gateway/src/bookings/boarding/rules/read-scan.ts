import { type BoardingPassLeg, parseBoardingPass, toDayOfYear } from '@airline/boarding-pass';
import type { ScanResult } from '@airline/contract';

/** The flight at a gate. */
export interface GateLeg {
  /** Carrier, number and suffix: `9Z1234`. */
  readonly flight: string;
  /** The local date of departure. */
  readonly date: string;
  readonly from: string;
}

/** What a text that was scanned or typed at a gate says. */
export type ReadScan =
  /** A sequence number, typed from a pass whose symbol cannot be read. */
  | { readonly kind: 'sequence'; readonly sequence: number }
  /** A pass for the flight at the gate. */
  | {
      readonly kind: 'pass';
      readonly recordLocator: string;
      readonly passengerName: string;
      readonly sequence: number | undefined;
    }
  | { readonly kind: 'otherFlight'; readonly otherFlight: NonNullable<ScanResult['otherFlight']> }
  | { readonly kind: 'unreadable' };

/** Reads a text that was scanned or typed at the gate of a flight. A pass of several flights counts by the one that leaves here. */
export function readScan(text: string, at: GateLeg): ReadScan {
  const typed = text.trim();
  if (/^\d{1,4}$/.test(typed)) return { kind: 'sequence', sequence: Number(typed) };
  // A reader that types may end with a line break, and a name may not begin with a blank.
  const read = parseBoardingPass(text.replaceAll(/[\r\n\t]/g, ''));
  if ('problem' in read) return { kind: 'unreadable' };
  const { pass } = read;
  const leg = pass.legs.find((each) => isLeg(each, at));
  const [first] = pass.legs;
  if (leg !== undefined) {
    const sequence = /^\d+/.exec(leg.sequence ?? '')?.[0];
    return {
      kind: 'pass',
      recordLocator: leg.recordLocator.toUpperCase(),
      passengerName: pass.passengerName,
      sequence: sequence === undefined ? undefined : Number(sequence),
    };
  }
  if (first === undefined) return { kind: 'unreadable' };
  const { from, to, dayOfYear } = first;
  return { kind: 'otherFlight', otherFlight: { flight: toFlight(first), from, to, dayOfYear } };
}

function isLeg(leg: BoardingPassLeg, at: GateLeg): boolean {
  return toFlight(leg) === at.flight && leg.from === at.from && leg.dayOfYear === toDayOfYear(at.date);
}

function toFlight({ carrier, flightNumber }: BoardingPassLeg): string {
  return `${carrier}${flightNumber.replace(/^0+/, '')}`;
}
