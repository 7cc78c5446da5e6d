import { coordinatesOf, distanceBetween, type Station } from '@airline/reference-data/stations';

const TAXI_AND_CLIMB_MINUTES = 34;
const CRUISE_MILES_PER_HOUR = 480;
/** What the westerlies of the middle latitudes give an eastbound flight and take from a westbound one. */
const WIND_MILES_PER_HOUR = 30;
const MILES_PER_DEGREE = 69.1;

/** Estimates the block time between two stations from their great circle, in minutes, rounded up to five. */
export function blockTimeBetween(from: Station, to: Station): number {
  const miles = distanceBetween(from, to);
  const minutes =
    TAXI_AND_CLIMB_MINUTES + (miles / (CRUISE_MILES_PER_HOUR + WIND_MILES_PER_HOUR * eastwardDegrees(from, to))) * 60;
  return Math.ceil(minutes / 5) * 5;
}

/** How far a journey goes east: 1 when all of it does, -1 when all of it goes west; the short way round the globe. */
export function eastwardDegrees(from: Station, to: Station): number {
  const start = coordinatesOf(from);
  const end = coordinatesOf(to);
  const degrees = ((end.longitude - start.longitude + 540) % 360) - 180;
  const latitude = ((start.latitude + end.latitude) / 2) * (Math.PI / 180);
  const miles = distanceBetween(from, to);
  return miles === 0 ? 0 : Math.max(-1, Math.min(1, (degrees * Math.cos(latitude) * MILES_PER_DEGREE) / miles));
}
