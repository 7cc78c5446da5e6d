import { find } from 'geo-tz/all';

import { timeZoneOverrides } from '../input/stations-by-hand.ts';

/** Gives the IANA zone at a place; the first where the map knows several, unless the overrides name another. */
export function timeZoneOf(id: string, latitude: number, longitude: number): string {
  const zone = timeZoneOverrides[id]?.timeZone ?? find(latitude, longitude)[0];
  if (!zone)
    throw new Error(`No time zone is known at ${latitude}, ${longitude} (${id}): name one in timeZoneOverrides.`);
  return zone;
}
