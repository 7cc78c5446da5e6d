import { activeStations } from '@airline/reference-data/stations';
import { expect, test } from 'vitest';

import { isSceneOfOne, pictureStations, sceneOf } from './scene-of.ts';

test('every station that is offered for booking has one landscape, and no other station has', () => {
  expect(pictureStations().toSorted()).toEqual(activeStations.map(({ id }) => id).toSorted());
});

test('any other place is a city', () => {
  expect([sceneOf('PHX'), sceneOf('XXX')]).toEqual(['desert', 'city']);
});

test('the largest cities have a picture that no other place is shown by', () => {
  const largest = ['ATL', 'CUN', 'DAL', 'DEN', 'HOU', 'LAS', 'LGA', 'MCO', 'MDW', 'SJU'];
  expect(largest.filter((station) => !isSceneOfOne(station))).toEqual([]);
  expect(isSceneOfOne('TUS')).toBe(false);
});
