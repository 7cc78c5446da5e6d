import type { DelayReason } from '@airline/contract';

/** Which IATA delay codes mean which reason, by the first and the last code of a group. Source: AHM 730. */
const reasonsOfCodes: readonly (readonly [first: number, last: number, reason: DelayReason])[] = [
  [6, 6, 'airport'],
  [11, 19, 'boarding'],
  [21, 29, 'ramp'],
  [31, 39, 'ramp'],
  [41, 48, 'technical'],
  [51, 52, 'technical'],
  [55, 58, 'operations'],
  [61, 62, 'operations'],
  [63, 68, 'crew'],
  [69, 69, 'security'],
  [71, 77, 'weather'],
  [81, 84, 'airTraffic'],
  [85, 86, 'security'],
  [87, 89, 'airport'],
  [91, 92, 'lateAircraft'],
  [93, 93, 'lateAircraft'],
  [94, 95, 'crew'],
  [96, 96, 'operations'],
];

/** Returns the reason that an IATA delay code such as '93' or '71A' stands for; `undefined` for one that tells a passenger nothing. */
export function reasonOfCode(code: string): DelayReason | undefined {
  const number = Number(/^\d{2}/.exec(code)?.[0]);
  return reasonsOfCodes.find(([first, last]) => number >= first && number <= last)?.[2];
}
