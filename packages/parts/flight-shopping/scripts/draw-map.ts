import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { activeStations, coordinatesOf } from '@airline/reference-data/stations';
import { geoConicEqualArea, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';

import { conePoint, mapCone } from '../src/map/cone.ts';

/** The part of the atlas that is read. */
type WorldTopology = Parameters<typeof mesh>[0] & {
  readonly objects: { readonly land: Parameters<typeof feature>[1]; readonly countries: Parameters<typeof mesh>[1] };
};

const width = 1000;
/** Points that lie nearer to each other than this cannot be told apart where the map is widest. */
const leastStep = 1.4;
/** An island with a shorter coast than this is a speck. */
const leastCoast = 5;

const world = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-50m.json'), 'utf8'),
) as WorldTopology;

const places = activeStations.map((station) => {
  const { latitude, longitude } = coordinatesOf(station);
  return { id: station.id, at: [longitude, latitude] as [number, number] };
});
const projection = geoConicEqualArea()
  .parallels([...mapCone.parallels])
  .rotate([-mapCone.meridian, 0]);
projection.fitExtent(
  [
    [36, 36],
    [width - 36, 4000],
  ],
  { type: 'MultiPoint', coordinates: places.map(({ at }) => at) },
);
const project = (at: [number, number]): [number, number] => projection(at) ?? [0, 0];
const [, [, lowest]] = geoPath(projection).bounds({ type: 'MultiPoint', coordinates: places.map(({ at }) => at) });
const [[, highest]] = geoPath(projection).bounds({ type: 'MultiPoint', coordinates: places.map(({ at }) => at) });
projection.translate([projection.translate()[0], projection.translate()[1] - highest + 36]);
const height = Math.ceil(lowest - highest + 72);
projection.clipExtent([
  [0, 0],
  [width, height],
]);

/** Writes the lines of a path with whole units and relative steps, without points that nobody could see. */
function compact(path: string): string {
  const lines = path.split(/(?=M)/).map((line) => ({
    closed: line.endsWith('Z'),
    points: line
      .slice(1)
      .replace('Z', '')
      .split('L')
      .map((point) => point.split(',').map(Number) as [number, number]),
  }));
  return lines.map(({ closed, points }) => compactLine(points, closed)).join('');
}

function compactLine(points: readonly [number, number][], closed: boolean): string {
  const kept: [number, number][] = [];
  let coast = 0;
  for (const point of points) {
    const last = kept.at(-1);
    const step = last === undefined ? Infinity : Math.hypot(point[0] - last[0], point[1] - last[1]);
    if (step < leastStep) continue;
    if (last !== undefined) coast += step;
    kept.push(point);
  }
  if (coast < leastCoast || kept.length < 2) return '';
  let [x, y] = [0, 0];
  const steps = kept.map((point) => {
    const [toX, toY] = point.map((value) => Math.round(value * 2)) as [number, number];
    const step = `${toX - x}${toY - y < 0 ? '' : ' '}${toY - y}`;
    [x, y] = [toX, toY];
    return step;
  });
  return `M${steps[0]}l${steps.slice(1).join(' ').replaceAll(' -', '-')}${closed ? 'z' : ''}`.replace(
    /^M(\S+?)(?=[ -])/,
    'M$1',
  );
}

const draw = geoPath(projection).digits(2);
const land = compact(draw(feature(world, world.objects.land)) ?? '');
const borders = compact(draw(mesh(world, world.objects.countries, (a, b) => a !== b)) ?? '');
const points = places.map(({ id, at }) => [id, project(at).map(Math.round)] as const);
// Where the cone's own origin lies, and how long its unit is.
const [originX, originY] = project([mapCone.meridian, 0]);
const [, unitY] = conePoint(mapCone.meridian, 0);
const scale = projection.scale();
const frame = [scale, originX, originY + scale * unitY].map((value) => Number(value.toFixed(3)));

const folder = join(import.meta.dirname, '../src/generated');
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'route-map.ts'),
  `// Written by scripts/draw-map.ts.

/** The width and the height of the map. */
export const mapSize = [${width}, ${height}] as const;

/** How points of the cone come onto the map: the length of its unit, and where its origin lies. */
export const mapFrame = [${frame.join(', ')}] as const;

/** The coasts as a path in half units of the map: Natural Earth 1:50m (public domain), by world-atlas (ISC). */
export const land =
  '${land}';

/** The borders of countries, in the same way. */
export const borders =
  '${borders}';

/** Where each station lies that is offered for booking. */
export const stationPoints: Readonly<Record<string, readonly [x: number, y: number]>> = {
${points.map(([id, [x, y]]) => `  ${id}: [${x}, ${y}],`).join('\n')}
};
`,
);
