// @vitest-environment node
import { expect, test } from 'vitest';

import { createStationChoices } from './station-choices.ts';

const { search, choiceOf } = createStationChoices((city) => `${city} (todos los aeropuertos)`);

test('a group stands before its members, says which they are, and is named in the page’s language', () => {
  const [group, ...members] = search('nueva york');
  expect(group).toMatchObject({
    id: 'NEWYORK',
    label: 'New York City (todos los aeropuertos)',
    detail: expect.stringContaining('LGA'),
    isGroup: true,
  });
  expect(members.map(({ id }) => id)).toContain('LGA');
});

test('what was typed is marked in the name alone', () => {
  const [dallas] = search('dal');
  expect(dallas?.name).toBe('Dallas (Love Field), TX');
  expect(dallas?.matched).toEqual([expect.objectContaining({ start: 0, end: 3 })]);
});

test('a city that is found by its neighbour says which cities it serves', () => {
  expect(search('fort worth')[0]).toMatchObject({ id: 'DAL', detail: 'Dallas, Fort Worth' });
  expect(search('dallas')[0]).toMatchObject({ id: 'DAL', detail: 'Dallas Love Field' });
});

test('a station that is found by another name says by which', () => {
  const details = new Map(search('dal').map(({ id, detail }) => [id, detail]));
  expect(details.get('DAL')).toBe('Dallas Love Field');
  expect(details.get('GEG')).toBe("Coeur d'Alene · Spokane International Airport");
});

test('before anything is typed the large cities are offered', () => {
  expect(search(' ').map(({ id }) => id)).toContain('NEWYORK');
  expect(search(' ').every(({ isGroup }) => isGroup)).toBe(true);
});

test('a code finds its choice, what is no code finds none', () => {
  expect(choiceOf('SJU')?.label).toBe('San Juan, PR - SJU');
  expect(choiceOf('nowhere')).toBeUndefined();
});
