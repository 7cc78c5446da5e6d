import { expect, test } from 'vitest';

import { airportGroups, getAirportGroup } from './airport-groups.ts';
import { getStation } from './stations.ts';

test.each([
  ['BOSTON', 'BOS MHT PVD'],
  ['CHICAGO', 'MDW ORD'],
  ['DENVER', 'DEN COS'],
  ['HAWAII', 'HNL OGG KOA LIH ITO'],
  ['LOSANGELES', 'LAX BUR LGB ONT SNA'],
  ['MIAMI', 'MIA FLL DJT'],
  ['NEWYORK', 'LGA ISP JFK EWR'],
  ['NWFLORIDA', 'ECP VPS PNS'],
  ['SANFRANCISCO', 'SFO OAK SJC'],
  ['TAMPA', 'TPA SRQ'],
  ['WASHINGTONDC', 'DCA BWI IAD'],
])('%s has the members %s', (id, members) => {
  expect(getAirportGroup(id)?.children).toStrictEqual(members.split(' '));
});

test('there are eleven, sorted by name', () => {
  const names = airportGroups.map(({ shortDisplayName }) => shortDisplayName);
  expect(names).toHaveLength(11);
  expect(names).toStrictEqual(names.toSorted(new Intl.Collator('es').compare));
});

test('a group with several active members may be ticked member by member', () => {
  expect(getAirportGroup('HAWAII')).toStrictEqual({
    id: 'HAWAII',
    displayName: 'Hawaii (all islands)',
    shortDisplayName: 'Hawaii',
    airportsListName: 'All Hawaii islands',
    isAirportGroup: true,
    multiSelectGroup: true,
    multiSelectGroupDisplayName: 'Hawaii islands',
    mktCarrierCode: [],
    altSearchNames: ['Hawái', "Hawai'i", 'Aloha State', 'Islas de Hawái', 'Sandwich Islands'],
    children: ['HNL', 'OGG', 'KOA', 'LIH', 'ITO'],
    parents: [],
    timeZone: '',
    countryCode: '',
    latitude: null,
    longitude: null,
    weight: '5',
  });
});

test('a group with one active member has no such choice', () => {
  expect(getAirportGroup('CHICAGO')).not.toHaveProperty('multiSelectGroup');
  expect(getAirportGroup('CHICAGO')).not.toHaveProperty('multiSelectGroupDisplayName');
});

test('the choice is there exactly where several members are active', () => {
  for (const group of airportGroups) {
    const active = group.children.filter((id) => getStation(id)?.isActive);
    expect(group.multiSelectGroup === true).toBe(active.length > 1);
    expect(group.weight).toBe(String(Math.max(...active.map((id) => Number(getStation(id)?.weight)))));
  }
});

test('groups, their records and their lists are frozen', () => {
  expect(Object.isFrozen(airportGroups)).toBe(true);
  for (const group of airportGroups) {
    for (const part of [group, group.children, group.parents, group.mktCarrierCode, group.altSearchNames]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
  }
});

test('ids are read in any letter case', () => {
  expect(getAirportGroup('losangeles')).toBe(getAirportGroup('LOSANGELES'));
});

test.each([[undefined], [null], [''], ['MDW'], ['LOS ANGELES'], [0], [{}], ['constructor']])(
  '%j is no group',
  (value) => {
    expect(getAirportGroup(value as string)).toBeUndefined();
  },
);
