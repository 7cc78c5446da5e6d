import { getStation, type Station, stations } from '@airline/reference-data/stations';
import { expect, test } from 'vitest';

import { pictureSize, viewOf } from './map-projection.ts';
import { mapRegions, type RegionId, regionIds } from './map-regions.ts';
import { nearestPoint, placeStations } from './station-points.ts';

const size = pictureSize(840, true);
const world = viewOf(undefined, size);

function station(id: string): Station {
  const found = getStation(id);
  if (found === undefined) throw new Error(`no station ${id}`);
  return found;
}

test.each([328, 840, 1400])('a world %i pixels wide shows all 565 stations, each inside the picture', (width) => {
  const picture = pictureSize(width, true);
  const points = placeStations(stations, viewOf(undefined, picture));
  expect(points.map((point) => point.station)).toEqual(stations);
  expect(points).toHaveLength(565);
  for (const {
    station: { id },
    x,
    y,
  } of points) {
    expect(Number.isFinite(x) && x >= 0 && x <= picture.width, `${id} x ${x}`).toBe(true);
    expect(Number.isFinite(y) && y >= 0 && y <= picture.height, `${id} y ${y}`).toBe(true);
  }
});

test('west is left and south is below: a wrong sign moves a station across the equator or the meridian', () => {
  const right = station('SJU');
  const at = (changed: Partial<Station>) => placeStations([{ ...right, ...changed }], world)[0];
  const [point, mirrored, below] = [
    at({}),
    at({ longitude: right.longitude.replace('-', '') }),
    at({ latitude: `-${right.latitude}` }),
  ];
  expect(point?.x).toBeLessThan(size.width / 2);
  expect(mirrored?.x).toBeGreaterThan(size.width / 2);
  expect(mirrored?.x).toBeCloseTo(size.width - (point?.x ?? 0), 6);
  expect(below?.y).toBeGreaterThan((point?.y ?? 0) + 50);
});

const shownIn: Readonly<Record<RegionId, { readonly shows: readonly string[]; readonly hides: readonly string[] }>> = {
  world: { shows: ['ANC', 'USH', 'AKL', 'HNL'], hides: [] },
  americas: { shows: ['ANC', 'USH', 'SJU', 'HNL'], hides: ['ATH', 'AKL', 'NRT'] },
  'united-states': { shows: ['SEA', 'MIA', 'BOS', 'SAN'], hides: ['HNL', 'MAD'] },
  hawaii: { shows: ['HNL', 'OGG', 'KOA', 'LIH', 'ITO'], hides: ['LAX', 'DAL'] },
  caribbean: { shows: ['SJU', 'NAS', 'CUN', 'AUA'], hides: ['DEN', 'LIM'] },
  'south-america': { shows: ['USH', 'BOG', 'EZE'], hides: ['DAL', 'CPT'] },
  europe: { shows: ['KEF', 'MAD', 'ATH'], hides: ['JFK', 'NRT'] },
  africa: { shows: ['CPT', 'CAI', 'ABJ', 'NBO'], hides: ['LIM', 'BKK'] },
  asia: { shows: ['NRT', 'DEL', 'SIN'], hides: ['SYD', 'CPT', 'LAX'] },
  oceania: { shows: ['SYD', 'AKL', 'NAN', 'PPT'], hides: ['LAX', 'DEL', 'CPT'] },
};

test.each(regionIds)('the part %s shows its own stations and none of far away', (region) => {
  const view = viewOf(mapRegions[region], pictureSize(840, region === 'world'));
  const ids = new Set<string>(placeStations(stations, view).map((point) => point.station.id));
  expect(shownIn[region].shows.filter((id) => !ids.has(id))).toEqual([]);
  expect(shownIn[region].hides.filter((id) => ids.has(id))).toEqual([]);
});

test('what lies behind the horizon is not drawn, although the projection has a place for it', () => {
  const wide = viewOf({ west: -10, south: -10, east: 10, north: 10 }, { width: 4000, height: 4000 });
  expect(wide.place(89, 0)).toBeUndefined();
  const globe = viewOf({ west: -85, south: -85, east: 85, north: 85 }, { width: 400, height: 400 });
  expect(globe.place(89, 0)).toBeDefined();
  expect(globe.place(91, 0)).toBeUndefined();
});

test('the nearest point within reach is found, the first of two that are as near', () => {
  const points = ['DAL', 'DEN', 'MIA'].map((id, place) => ({ station: station(id), x: place * 20, y: 0 }));
  expect(nearestPoint(points, 21, 3, 14)?.station.id).toBe('DEN');
  expect(nearestPoint(points, 10, 0, 14)?.station.id).toBe('DAL');
  expect(nearestPoint(points, 0, 14, 14)?.station.id).toBe('DAL');
  expect(nearestPoint(points, 0, 14.01, 14)).toBeUndefined();
  expect(nearestPoint([], 0, 0, 14)).toBeUndefined();
});

test('the picture of the world lies flat, that of a part stands higher, most of all on a narrow screen', () => {
  expect(pictureSize(1000, true)).toEqual({ width: 1000, height: 440 });
  expect(pictureSize(1000, false)).toEqual({ width: 1000, height: 660 });
  expect(pictureSize(600, false)).toEqual({ width: 600, height: 396 });
  expect(pictureSize(599, false)).toEqual({ width: 599, height: 509 });
});
