import { test } from 'vitest';

import { expectSoundAnswers, fuzzSeed } from './fuzz-in-process.ts';

test.each([0, 1, 2, 3, 4, 5, 6, 7])(
  'every operation answers what its document says, whatever it is sent, and is reached: seed %i after the first',
  (step) => expectSoundAnswers({ requests: 5_000, seed: fuzzSeed + step }),
  600_000,
);
