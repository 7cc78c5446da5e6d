import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { feature } from 'topojson-client';

import { isoCountries } from './sources/cldr.ts';
import { readOurAirports } from './sources/our-airports.ts';

/** South, west, north and east in degrees. */
type Box = readonly [south: number, west: number, north: number, east: number];

/** Land may end a little outside its drawn outline, and an airport may stand on made ground. */
const MARGIN_DEGREES = 0.2;
/** Outlines nearer than this share a box. */
const GAP_DEGREES = 3;

const { resolve } = createRequire(import.meta.url);

function boxOf(ring: readonly (readonly number[])[]): Box {
  const latitudes = ring.map((point) => point[1] ?? 0);
  const longitudes = ring.map((point) => point[0] ?? 0);
  return [Math.min(...latitudes), Math.min(...longitudes), Math.max(...latitudes), Math.max(...longitudes)];
}

function areNear(a: Box, b: Box): boolean {
  return (
    a[0] - b[2] <= GAP_DEGREES && b[0] - a[2] <= GAP_DEGREES && a[1] - b[3] <= GAP_DEGREES && b[1] - a[3] <= GAP_DEGREES
  );
}

/** Joins boxes that lie near each other until none does. */
function joinNear(boxes: readonly Box[]): readonly Box[] {
  const joined: Box[] = [];
  for (const box of boxes) {
    const place = joined.findIndex((other) => areNear(box, other));
    const other = joined[place];
    if (!other) {
      joined.push(box);
      continue;
    }
    joined.splice(place, 1);
    joined.push([
      Math.min(box[0], other[0]),
      Math.min(box[1], other[1]),
      Math.max(box[2], other[2]),
      Math.max(box[3], other[3]),
    ]);
  }
  return joined.length < boxes.length ? joinNear(joined) : joined;
}

function widen([south, west, north, east]: Box): Box {
  return [
    Math.max(-90, Math.floor(south - MARGIN_DEGREES)),
    Math.max(-180, Math.floor(west - MARGIN_DEGREES)),
    Math.min(90, Math.ceil(north + MARGIN_DEGREES)),
    Math.min(180, Math.ceil(east + MARGIN_DEGREES)),
  ];
}

interface Topology {
  readonly objects: { readonly countries: Parameters<typeof feature>[1] };
}

/** Reads the outlines of the map, by the ISO 3166-1 number of the country. */
function readOutlines(): ReadonlyMap<string, readonly Box[]> {
  const text = readFileSync(resolve('world-atlas/countries-10m.json'), 'utf8');
  const topology = JSON.parse(text) as Parameters<typeof feature>[0] & Topology;
  const land = feature(topology, topology.objects.countries);
  const outlines = new Map<string, readonly Box[]>();
  for (const { id, geometry, properties } of 'features' in land ? land.features : [land]) {
    const polygons =
      geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : [];
    const key = id === undefined ? String(properties?.['name']) : String(id);
    const boxes = polygons.flatMap(([ring]) => (ring ? [boxOf(ring)] : []));
    outlines.set(key, [...(outlines.get(key) ?? []), ...boxes]);
  }
  return outlines;
}

/**
 * Packs the boxes that a country's land lies in, whole degrees outwards: code, then south, west, north and east of each
 * box. From the map's outlines; where it draws a territory as a part of another country, from the source's airports.
 */
export function packCountryBoxes(): string {
  const outlines = readOutlines();
  const airports = [...readOurAirports().values()];
  const rows = isoCountries().flatMap(({ alpha2, numeric }) => {
    const drawn = outlines.get(alpha2 === 'XK' ? 'Kosovo' : numeric) ?? [];
    const placed = airports
      .filter(({ countryCode }) => countryCode === alpha2)
      .map(({ latitude, longitude }): Box => [latitude, longitude, latitude, longitude]);
    const boxes = joinNear(drawn.length > 0 ? drawn : placed).map(widen);
    const texts = boxes.toSorted((a, b) => a[1] - b[1] || a[0] - b[0]).map((box) => box.join(' '));
    return texts.length > 0 ? [`${alpha2}${texts.join(',')}`] : [];
  });
  return `export const countryBoxRows: string = \`${rows.toSorted().join('\n')}\`;\n`;
}
