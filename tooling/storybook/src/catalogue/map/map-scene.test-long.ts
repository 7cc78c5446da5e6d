import { airportGroups } from '@airline/reference-data/airport-groups';
import { activeStations, stations, weightOf } from '@airline/reference-data/stations';
import { expect, test } from 'vitest';

import { pictureSize } from './map-projection.ts';
import { type MapScene, sceneOf } from './map-scene.ts';
import type { StationPoint } from './station-points.ts';

const size = pictureSize(840, false);
const idsOf = (points: readonly StationPoint[]) => points.map(({ station }) => station.id);
const labelledOf = ({ labels }: MapScene) => labels.map(({ point }) => point.station);
const region = (id: 'world' | 'hawaii' | 'caribbean', includeInactive = true): MapScene =>
  sceneOf({ kind: 'region', region: id }, includeInactive, size);
const group = (id: string, includeInactive = true): MapScene =>
  sceneOf({ kind: 'group', group: id }, includeInactive, size);

test('the world has every station to choose, by city, and those in service are drawn on top', () => {
  const { choices, points, labels } = region('world');
  expect(choices.map(({ station }) => station)).toEqual(stations);
  expect(points.slice(-activeStations.length).every(({ station }) => station.isActive)).toBe(true);
  expect(points).toHaveLength(stations.length);
  expect(labels).toEqual([]);
});

test('without the stations that are not served, those in service are left', () => {
  expect(region('world', false).choices.map(({ station }) => station)).toEqual(activeStations);
});

test('codes are those of stations in service', () => {
  const labelled = labelledOf(region('caribbean'));
  expect(labelled.length).toBeGreaterThan(5);
  expect(labelled.every(({ isActive }) => isActive)).toBe(true);
});

test('the heavier of two that have no room together keeps its code: codes are tried by weight', () => {
  const weights = labelledOf(region('caribbean')).map(weightOf);
  expect(new Set(weights).size).toBeGreaterThan(2);
  expect(weights).toEqual(weights.toSorted((one, other) => other - one));
});

test.each(airportGroups.map(({ id, children }) => [id, children] as const))(
  'the group %s shows its members, served or not, and they alone can be chosen',
  (id, children) => {
    for (const includeInactive of [true, false]) {
      const scene = group(id, includeInactive);
      expect(new Set(idsOf(scene.choices))).toEqual(new Set(children));
      expect(idsOf(scene.points)).toEqual(expect.arrayContaining([...children]));
      expect(scene.group?.id).toBe(id);
    }
  },
);

test('round a group its neighbours are drawn, those not served only when asked for', () => {
  expect(idsOf(group('CHICAGO').points)).toContain('MKE');
  const faint = (scene: MapScene) => scene.points.filter(({ station }) => !station.isActive).length;
  expect(faint(group('CHICAGO'))).toBeGreaterThan(1);
  expect(faint(group('CHICAGO', false))).toBe(1);
});

test('a member has its code before a neighbour that is heavier', () => {
  const labelled = labelledOf(group('CHICAGO'));
  expect(
    labelled
      .map(({ id }) => id)
      .slice(0, 2)
      .toSorted((a, b) => a.localeCompare(b)),
  ).toEqual(['MDW', 'ORD']);
});

test('every station in service in the islands has its code, and so has every member of a group', () => {
  const codes = labelledOf(region('caribbean')).map(({ id }) => id);
  expect(codes).toEqual(expect.arrayContaining(['SJU', 'PUJ', 'STT', 'SXM', 'MBJ', 'NAS', 'GCM', 'PLS', 'AUA']));
  for (const { id, children } of airportGroups) {
    expect(labelledOf(group(id)).map((station) => station.id)).toEqual(expect.arrayContaining([...children]));
  }
});
