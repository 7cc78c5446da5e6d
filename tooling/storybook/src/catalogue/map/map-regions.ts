/** A part of the world by its edges in degrees; `east` lies beyond 180 where the part crosses the antimeridian. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** The parts of the world that the map can show, in the order of their buttons; the world has no edges. */
export const mapRegions = {
  world: undefined,
  americas: { west: -165, south: -56, east: -34, north: 70 },
  'united-states': { west: -125, south: 24, east: -66, north: 50 },
  hawaii: { west: -160.6, south: 18.6, east: -154.5, north: 22.5 },
  caribbean: { west: -91, south: 8, east: -58, north: 28 },
  'south-america': { west: -82, south: -56, east: -34, north: 13 },
  europe: { west: -24, south: 35, east: 42, north: 70 },
  africa: { west: -19, south: -35, east: 58, north: 37 },
  asia: { west: 34, south: -10, east: 146, north: 55 },
  oceania: { west: 112, south: -48, east: 212, north: 16 },
} as const satisfies Readonly<Record<string, Box | undefined>>;

/** Names a part of the world. */
export type RegionId = keyof typeof mapRegions;

/** The names in the order of the buttons. */
export const regionIds = Object.keys(mapRegions) as readonly RegionId[];

/** The least that a box around a group spans, so that the coarse outlines still look like a coast. */
const LEAST_SPAN_DEGREES = 6;

/** Gives the box around places, no smaller than the outlines bear. The places lie on one side of the antimeridian. */
export function boxAround(places: readonly { readonly latitude: number; readonly longitude: number }[]): Box {
  const longitudes = places.map(({ longitude }) => longitude);
  const latitudes = places.map(({ latitude }) => latitude);
  const [west, east] = widened(Math.min(...longitudes), Math.max(...longitudes));
  const [south, north] = widened(Math.min(...latitudes), Math.max(...latitudes));
  return { west, south, east, north };
}

function widened(least: number, most: number): readonly [number, number] {
  const missing = Math.max(0, LEAST_SPAN_DEGREES - (most - least)) / 2;
  return [least - missing, most + missing];
}
