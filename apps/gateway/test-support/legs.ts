import type { LegPattern } from '../src/flights/schedule/rules/leg-pattern.ts';

/** Minutes of a time of day written as '07:30'. */
function timeOf(text: string): number {
  const [hours, minutes] = text.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** A leg as 'DAL 07:30 -6 > HOU 08:35 -6': stations, local times and hours ahead of UTC; every day of 2026 by default. */
export function leg(route: string, rest: Partial<LegPattern> = {}): LegPattern {
  const match = /^(\w{3}) (\d\d:\d\d) ([+-]?[\d.]+) > (\w{3}) (\d\d:\d\d) ([+-]?[\d.]+)$/.exec(route);
  if (!match) throw new Error(`'${route}' is no leg.`);
  const [, from = '', departs = '', departsAt, to = '', arrives = '', arrivesAt] = match;
  return {
    carrier: 'WN',
    flightNumber: 1,
    itineraryVariation: 1,
    legSequence: 1,
    serviceType: 'J',
    firstDate: '2026-01-01',
    lastDate: '2026-12-31',
    daysOfOperation: '1234567',
    departure: { station: from, time: timeOf(departs), utcVariation: Number(departsAt) * 60 },
    arrival: { station: to, time: timeOf(arrives), utcVariation: Number(arrivesAt) * 60 },
    aircraftType: '73W',
    configuration: 'Y143',
    ...rest,
  };
}
