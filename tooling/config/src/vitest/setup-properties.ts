import { configureGlobal } from 'fast-check';

import { propertyRuns } from './property-runs.ts';

/** One for all runs, so that a test which was green stays green. A search for other examples names another seed. */
const seed = Number(process.env['FAST_CHECK_SEED'] ?? 20_261_201);

configureGlobal({ seed, numRuns: propertyRuns(100) });
