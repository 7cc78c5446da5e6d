import { coordinatesOf, getStation } from '@airline/reference-data/stations';

import type { PlaceMoment } from './season.ts';

/** Gives what the picture of a station needs to show the season there on a date, `YYYY-MM-DD`; `undefined` for an unknown one. */
export function placeMoment(station: string, date: string): PlaceMoment | undefined {
  const known = getStation(station);
  return known && { latitude: coordinatesOf(known).latitude, month: Number(date.slice(5, 7)) };
}
