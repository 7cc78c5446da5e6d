import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './frequent-travelers.ts';

const traveler = {
  firstName: 'Marta',
  lastName: 'Pérez',
  birthDate: '2014-06-09',
  gender: 'female' as const,
};

export const examples = {
  listFrequentTravelers: { answer: { travelers: [{ id: '5f0c3c1e-8f5b-4d3c-9a55-3a1f9c2e7b10', ...traveler }] } },
  putFrequentTraveler: { request: traveler },
  removeFrequentTraveler: {},
} satisfies ExamplesOf<typeof endpoints>;
