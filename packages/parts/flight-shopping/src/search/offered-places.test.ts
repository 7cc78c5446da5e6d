import { expandToStations } from '@airline/reference-data/loyalty-stations';
import { activeStations } from '@airline/reference-data/stations';
import { expect, test } from 'vitest';

import { nonstopDestinationCounts } from '../generated/nonstop-destination-counts.ts';
import { featuredPlaces, offeredDestinations, offeredPlaces, type PlaceContext } from './offered-places.ts';
import { nearestServed, servedInZone } from './served-stations.ts';
import { createStationChoices } from './station-choices.ts';

const choices = createStationChoices({
  language: 'es',
  group: (city) => city,
  notServed: String,
  nearest: String,
  near: String,
  away: (distance) => `a ${distance}`,
});
const headings = { recent: 'Recientes', nearby: 'Cerca', inZone: 'En su zona', featured: 'Destacados' };
const offered = (context: Partial<PlaceContext>) =>
  offeredPlaces({ recent: [], timeZone: 'America/Chicago', location: undefined, ...context }, choices, headings)
    .filter((section) => section.choices.length > 0)
    .map((section) => [section.heading, section.choices.map(({ id }) => id)]);

test('every place that is put forward is served', () => {
  for (const id of featuredPlaces) expect(expandToStations(id).some(({ isActive }) => isActive)).toBe(true);
});

test('recent places come first, those of the zone next, and each stands once', () => {
  const [recent, inZone, featured] = offered({ recent: ['DAL', 'SJU'] });
  expect(recent).toEqual(['Recientes', ['DAL', 'SJU']]);
  expect(inZone?.[0]).toBe('En su zona');
  expect(inZone?.[1]).not.toContain('DAL');
  expect(featured?.[0]).toBe('Destacados');
  expect(featured?.[1]).not.toContain('SJU');
});

test('a location that was given stands in the place of the zone, with distances', () => {
  expect(offered({ location: { latitude: 25.77, longitude: -80.19 } })[0]).toEqual(['Cerca', ['MIA', 'FLL', 'DJT']]);
});

const destinations = (
  origin: string,
  nonstop: readonly string[],
  recent: readonly string[] = [],
  { language, from }: { language: string; from: typeof choices } = { language: 'es', from: choices },
) =>
  offeredDestinations({ recent, origin, nonstop, language }, from, { ...headings, nonstop: 'Directos' })
    .filter((section) => section.choices.length > 0)
    .map((section) => [section.heading, section.choices.map(({ id }) => id)]);

test('as a destination what nonstop flights lead to comes before what is featured, and never the origin', () => {
  const [nonstop, featured, ...others] = destinations('DAL', ['AMA', 'LAS', 'DEN'], ['DAL']);
  expect(nonstop).toEqual(['Directos', ['DEN', 'LAS', 'AMA']]);
  expect(featured?.[0]).toBe('Destacados');
  expect(featured?.[1]).not.toContain('DAL');
  expect(featured?.[1]).not.toContain('LAS');
  expect(others).toEqual([]);
});

test('of nonstop destinations those with the most nonstop destinations of their own come first, not the islands', () => {
  const nonstop = ['BZE', 'CUN', 'GCM', 'NAS', 'PVR', 'HNL', 'AMA', 'LAS', 'MCO', 'BNA', 'DEN', 'TPA', 'MDW'];
  expect(destinations('DAL', nonstop)[0]).toEqual(['Directos', ['TPA', 'MCO', 'BNA', 'MDW', 'DEN', 'LAS']]);
});

test('of equals the order is that of their names in the language of the page', () => {
  const english = createStationChoices({
    language: 'en',
    group: (city) => city,
    notServed: String,
    nearest: String,
    near: String,
    away: String,
  });
  // Nueva Orleans and San Antonio: 40 each; Filadelfia and Providence: 8 each.
  const nonstop = ['PHL', 'SAT', 'MSY', 'HNL', 'ALB'];
  expect(destinations('DAL', nonstop)[0]?.[1]).toEqual(['MSY', 'SAT', 'ALB', 'PHL', 'HNL']);
  expect(destinations('DAL', nonstop, [], { language: 'en', from: english })[0]?.[1]).toEqual([
    'MSY',
    'SAT',
    'ALB',
    'HNL',
    'PHL',
  ]);
});

test('a group of which one airport alone is served is offered as that airport, once', () => {
  expect(offered({ recent: ['CHICAGO', 'MDW', 'LGA'] })[0]).toEqual(['Recientes', ['MDW', 'LGA']]);
  expect(destinations('DAL', ['MDW'], ['CHICAGO'])[0]).toEqual(['Recientes', ['MDW']]);
});

test('of a group of airports none is a destination of the group', () => {
  expect(destinations('NEWYORK', [], ['LGA', 'DAL'])[0]).toEqual(['Recientes', ['DAL']]);
  expect(destinations('NEWYORK', [])[0]?.[1]).not.toContain('NEWYORK');
});

test.each([
  ['America/Puerto_Rico', 'SJU'],
  ['America/Phoenix', 'PHX'],
  ['Pacific/Honolulu', 'HNL'],
  ['America/Mexico_City', 'PVR'],
  ['America/Havana', 'MIA'],
])('of the zone %s the first is %s', (timeZone, id) => {
  expect(servedInZone(timeZone, 3)[0]?.id).toBe(id);
});

test.each([
  ['America/Chicago', ['BNA', 'DAL', 'HOU']],
  ['America/New_York', ['TPA', 'MCO', 'ATL']],
  ['America/Los_Angeles', ['LAS', 'LAX', 'SAN']],
])('of equally heavy stations of the zone %s those with more nonstop destinations come first', (timeZone, ids) => {
  expect(servedInZone(timeZone, 3).map(({ id }) => id)).toEqual(ids);
});

test('of every station that is offered for booking the nonstop destinations are counted, and of no other', () => {
  expect(Object.keys(nonstopDestinationCounts).toSorted()).toEqual(activeStations.map(({ id }) => id).toSorted());
  expect(Math.min(...Object.values(nonstopDestinationCounts))).toBeGreaterThan(0);
});

test.each(['Europe/Madrid', 'Asia/Tokyo', 'UTC', 'Nowhere/At_All'])('of the zone %s there is none', (timeZone) => {
  expect(servedInZone(timeZone, 3)).toEqual([]);
});

test('what is near is served, within 1,000 km, the nearest first', () => {
  const near = nearestServed({ latitude: 32.9, longitude: -97 }, 5);
  expect(near[0]?.station.id).toBe('DAL');
  expect(near.map(({ kilometers }) => kilometers)).toEqual(
    near.map(({ kilometers }) => kilometers).toSorted((a, b) => a - b),
  );
  expect(near.every(({ station, kilometers }) => station.isActive && kilometers <= 1_000)).toBe(true);
});
