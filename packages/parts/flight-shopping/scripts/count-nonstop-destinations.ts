import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { generateTimetable } from '@airline/gateway/timetable';
import { activeStations } from '@airline/reference-data/stations';

// A whole year has both seasons; which year it is changes no market.
const year = { from: '2027-01-01', days: 365 };

const destinations = new Map<string, Set<string>>(activeStations.map(({ id }) => [id, new Set()]));
for (const { departure, arrival } of generateTimetable({ stations: activeStations, ...year })) {
  destinations.get(departure.station)?.add(arrival.station);
}
const counts = [...destinations]
  .map(([station, { size }]) => [station, size] as const)
  .toSorted(([a], [b]) => (a < b ? -1 : 1));

writeFileSync(
  join(import.meta.dirname, '../src/generated/nonstop-destination-counts.ts'),
  `// Written by scripts/count-nonstop-destinations.ts.

/** How many stations nonstop flights lead to from each station in a year of the drawn timetable. */
export const nonstopDestinationCounts: Readonly<Record<string, number>> = {
${counts.map(([station, count]) => `  ${station}: ${count},`).join('\n')}
};
`,
);
