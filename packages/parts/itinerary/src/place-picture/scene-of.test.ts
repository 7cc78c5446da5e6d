import { activeStations } from '@airline/reference-data/stations';
import { expect, test } from 'vitest';

import { pictureStations, sceneOf } from './scene-of.ts';

test('every station that is offered for booking has one landscape, and no other station has', () => {
  expect(pictureStations().toSorted()).toEqual(activeStations.map(({ id }) => id).toSorted());
});

test('any other place is a city', () => {
  expect([sceneOf('PHX'), sceneOf('XXX')]).toEqual(['desert', 'city']);
});
