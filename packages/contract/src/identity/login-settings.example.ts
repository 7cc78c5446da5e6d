import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './login-settings.ts';

export const examples = {
  readLoginSettings: { answer: { environment: 'prod' } },
} satisfies ExamplesOf<typeof endpoints>;
