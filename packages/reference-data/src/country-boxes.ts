import { countryBoxRows } from './generated/country-boxes.ts';

/** Names a place in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** South, west, north and east in degrees, all included. */
type Box = readonly [south: number, west: number, north: number, east: number];

let boxes: ReadonlyMap<string, readonly Box[]> | undefined;

function unpackBoxes(): ReadonlyMap<string, readonly Box[]> {
  return new Map(
    countryBoxRows.split('\n').map((row) => [
      row.slice(0, 2),
      row
        .slice(2)
        .split(',')
        .map((box): Box => {
          const [south = 0, west = 0, north = 0, east = 0] = box.split(' ').map(Number);
          return [south, west, north, east];
        }),
    ]),
  );
}

/**
 * Tells whether a place lies in one of the boxes around a country's land, whole degrees outwards; `undefined` when the
 * country is unknown. A box holds sea and neighbours too: `false` proves something, `true` little.
 */
export function isInCountryBox(countryCode: string, { latitude, longitude }: Place): boolean | undefined {
  boxes ??= unpackBoxes();
  return boxes
    .get(countryCode)
    ?.some(
      ([south, west, north, east]) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
    );
}
