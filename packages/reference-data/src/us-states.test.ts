import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { armedForcesStateForZip, getUsState, usStates } from './us-states.ts';

const zips = JSON.parse(readFileSync(new URL('../vectors/armed-forces-zips.json', import.meta.url), 'utf8')) as {
  readonly zip: string;
  readonly state: string | null;
}[];

test('there are 50 states, the district, eight territories and three armed-forces regions', () => {
  const territories = ['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI'];
  const codes = usStates.map(({ code }) => code);
  expect(codes).toHaveLength(62);
  expect(new Set(codes).size).toBe(62);
  for (const code of [...territories, 'DC', 'AA', 'AE', 'AP']) expect(codes).toContain(code);
});

test('they are sorted by English name, and frozen', () => {
  const names = usStates.map(({ stateName }) => stateName);
  expect(names).toStrictEqual(names.toSorted(new Intl.Collator('en').compare));
  expect(Object.isFrozen(usStates)).toBe(true);
  for (const state of usStates) expect(Object.isFrozen(state)).toBe(true);
});

test('a state has both names, and the same where they are alike', () => {
  expect(getUsState('NM')).toStrictEqual({ code: 'NM', stateName: 'New Mexico', stateNameSpanish: 'Nuevo México' });
  expect(getUsState('tx')).toStrictEqual({ code: 'TX', stateName: 'Texas', stateNameSpanish: 'Texas' });
  for (const { code, stateName, stateNameSpanish } of usStates) {
    expect(code).toMatch(/^[A-Z]{2}$/);
    expect(stateName).not.toBe('');
    expect(stateNameSpanish).not.toBe('');
  }
});

test('the armed-forces regions alone have ranges of ZIP codes', () => {
  const ranges = usStates.filter((state) => 'armedForcesIds' in state);
  expect(ranges.map(({ code, armedForcesIds }) => [code, armedForcesIds])).toStrictEqual([
    ['AA', ['340']],
    ['AE', ['090098']],
    ['AP', ['962966']],
  ]);
  expect(getUsState('AE')).toMatchObject({
    stateName: 'Armed Forces Europe',
    stateNameSpanish: 'Fuerzas Armadas (Europa)',
  });
  for (const { armedForcesIds } of ranges) expect(Object.isFrozen(armedForcesIds)).toBe(true);
});

test.each(zips)('the ZIP code $zip is of the region $state', ({ zip, state }) => {
  expect(armedForcesStateForZip(zip)?.code ?? null).toBe(state);
});

test.each([[undefined], [null], [9012], [['09012']], [{}]])('%j is no ZIP code', (value) => {
  expect(armedForcesStateForZip(value as unknown as string)).toBeUndefined();
});

test.each([[undefined], [null], [''], ['ZZ'], ['Texas'], ['T'], [' TX'], [0], [{}]])('%j is no state', (value) => {
  expect(getUsState(value as string)).toBeUndefined();
});
