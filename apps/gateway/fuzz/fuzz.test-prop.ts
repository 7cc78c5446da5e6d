import { test } from 'vitest';

import { openApiDocument } from '../src/server/openapi.ts';
import { expectSoundAnswers, fuzzSeed } from './fuzz-in-process.ts';
import { listOperations } from './operations.ts';

/** So many mutated requests after the one that each operation gets first. The longer set sends more. */
const mutatedRequests = 300;

test('every operation answers what its document says, whatever it is sent, and is reached', async () => {
  const requests = listOperations(openApiDocument).length + mutatedRequests;
  await expectSoundAnswers({ requests, seed: fuzzSeed });
});
