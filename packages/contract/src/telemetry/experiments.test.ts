import { expect, test } from 'vitest';

import { experiment, experimentPlaces } from './experiments.ts';
import { examples } from './experiments.example.ts';

const [valid] = examples.listExperiments.answer.experiments;
const [party, person] = valid?.variants ?? [];

test('an experiment in every place, with each of its variants, is accepted', () => {
  for (const [place, names] of Object.entries(experimentPlaces)) {
    const variants = names.map((name) => ({ name, weight: 1 }));
    expect(experiment.safeParse({ ...valid, place, variants }).error).toBeUndefined();
  }
});

test.each([
  ['in a place that is none', { place: 'header' }],
  ['of one variant', { variants: [party] }],
  ['that names a variant twice', { variants: [party, person, person] }],
  ['whose first variant is not the default', { variants: [person, party] }],
  ['of a variant that the place does not have', { variants: [party, { name: 'direct', weight: 1 }] }],
  ['with a weight of nothing', { variants: [party, { ...person, weight: 0 }] }],
  ['for an attribute that is none', { audience: { age: ['40'] } }],
  ['for no value of an attribute', { audience: { tierStatus: [] } }],
  ['after what nobody measures', { goal: 'happiness' }],
  ['with a name in free text', { name: 'Ana tries this' }],
])('one %s is refused', (_, part) => {
  expect(experiment.safeParse({ ...valid, ...part }).success).toBe(false);
});
