import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './suggest.ts';

export const examples = {
  suggestSearches: { answer: ['Equipaje', 'Equipaje especial', 'Equipaje y cargos'] },
} satisfies ExamplesOf<typeof endpoints>;
