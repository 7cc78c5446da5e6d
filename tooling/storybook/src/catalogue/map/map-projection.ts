import { geoAzimuthalEqualArea, geoDistance, geoEqualEarth, type GeoProjection } from 'd3-geo';

import type { Box } from './map-regions.ts';

/** The picture's size in CSS pixels. */
export interface MapSize {
  readonly width: number;
  readonly height: number;
}

/** A way from degrees to pixels. */
export interface MapView {
  readonly projection: GeoProjection;
  readonly size: MapSize;
  /** Gives the pixels of a place, or `undefined` where the picture does not show it. */
  readonly place: (longitude: number, latitude: number) => readonly [x: number, y: number] | undefined;
}

/** The world without Antarctica, where no airline flies to and which would take a sixth of the height. */
const inhabited: Box = { west: -180, south: -57, east: 180, north: 79 };
const MARGIN_PIXELS = 10;
/** What lies farther round the globe from the middle of a part of the world is not drawn. */
const HORIZON_DEGREES = 90;

/** Makes the view of a part of the world, or of all of it: both projections keep areas true. */
export function viewOf(box: Box | undefined, size: MapSize): MapView {
  const frame: [[number, number], [number, number]] = [
    [MARGIN_PIXELS, MARGIN_PIXELS],
    [size.width - MARGIN_PIXELS, size.height - MARGIN_PIXELS],
  ];
  if (box === undefined) {
    const projection = geoEqualEarth()
      .fitExtent(frame, { type: 'MultiPoint', coordinates: edgesOf(inhabited) })
      .clipExtent([
        [0, 0],
        [size.width, size.height],
      ]);
    return { projection, size, place: (longitude, latitude) => projection([longitude, latitude]) ?? undefined };
  }
  const middle: [number, number] = [(box.west + box.east) / 2, (box.south + box.north) / 2];
  const projection = geoAzimuthalEqualArea()
    .rotate([-middle[0], -middle[1]])
    .clipAngle(HORIZON_DEGREES)
    .fitExtent(frame, { type: 'MultiPoint', coordinates: edgesOf(box) })
    .clipExtent([
      [0, 0],
      [size.width, size.height],
    ]);
  const horizon = (HORIZON_DEGREES * Math.PI) / 180;
  return {
    projection,
    size,
    place(longitude, latitude) {
      // A projected point forgets the clipping that outlines obey, so what lies behind the horizon is left out here.
      if (geoDistance(middle, [longitude, latitude]) > horizon) return undefined;
      const point = projection([longitude, latitude]);
      return point !== null && isInside(point, size) ? point : undefined;
    },
  };
}

function isInside([x, y]: readonly [number, number], { width, height }: MapSize): boolean {
  return x >= 0 && x <= width && y >= 0 && y <= height;
}

/** The corners of a box and the middles of its sides, which bulge when they are drawn. */
function edgesOf({ west, south, east, north }: Box): [number, number][] {
  return [west, (west + east) / 2, east].flatMap((longitude) =>
    [south, (south + north) / 2, north].map((latitude): [number, number] => [longitude, latitude]),
  );
}

/** Gives the picture's size in a column: the globe lies twice as wide as high, a part of it stands higher. */
export function pictureSize(width: number, isWorld: boolean): MapSize {
  return { width, height: Math.round(width * (isWorld ? 0.44 : width < 600 ? 0.85 : 0.66)) };
}
