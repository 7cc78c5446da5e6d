import lookup from '@photostructure/tz-lookup';

import { coordinatesOf } from '../../src/station-fields.ts';
import type { CompiledStation } from '../stations.ts';
import { type Finding, findings } from './finding.ts';

/** Two instants of each month of a year: changes of the clock fall between them. */
const instants = Array.from(
  { length: 24 },
  (_, half) => new Date(Date.UTC(2026, half >> 1, half % 2 === 0 ? 1 : 15, 12)),
);

const offsetsByZone = new Map<string, string>();

/** Lists a zone's offsets through a year: names differ between sources, clocks do not. */
function offsetsThroughYear(timeZone: string): string {
  const known = offsetsByZone.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const offsets = instants
    .map((instant) => format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value)
    .join(' ');
  offsetsByZone.set(timeZone, offsets);
  return offsets;
}

/** Checks each zone against a second map, by the clocks of a whole year. */
export function checkZones(stations: readonly CompiledStation[]): readonly Finding[] {
  return findings(
    'zone-map',
    stations.flatMap(({ timeZone, ...station }): [string, string][] => {
      const { latitude, longitude } = coordinatesOf(station);
      const other = lookup(latitude, longitude);
      return offsetsThroughYear(other) === offsetsThroughYear(timeZone)
        ? []
        : [[station.id, `${timeZone}, but the second map says ${other}`]];
    }),
  );
}
