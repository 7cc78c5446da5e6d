import { feature } from 'topojson-client';
import outlines from 'world-atlas/land-50m.json?raw';

/** A closed line of longitudes and latitudes in degrees. */
export type Ring = readonly (readonly number[])[];

type Topology = Parameters<typeof feature>[0];

/**
 * The world's land: Natural Earth 1:50m (public domain), by the package world-atlas (ISC).
 *
 * Read as text: a type made of half a megabyte of JSON helps nobody.
 */
export const land = readLand();

/** The land's polygons, each its outline and then its holes. They are not cut at the antimeridian. */
export const landPolygons: readonly (readonly Ring[])[] = ('features' in land ? land.features : [land]).flatMap(
  ({ geometry }) => {
    if (geometry.type === 'MultiPolygon') return geometry.coordinates;
    return geometry.type === 'Polygon' ? [geometry.coordinates] : [];
  },
);

function readLand() {
  const topology = JSON.parse(outlines) as Topology;
  const object = topology.objects['land'];
  if (object === undefined) throw new Error("world-atlas/land-50m.json has no object 'land': was its format changed?");
  return feature(topology, object);
}
