import { describe } from 'vitest';

import { holdDatabases, testHoldLimits } from '../../../test-support/hold-limits-suite.ts';

describe.skipIf(!holdDatabases.includes('PostgreSQL'))('on PostgreSQL', () => {
  testHoldLimits('PostgreSQL', ['inTurn']);
});
