import { describe } from 'vitest';

import { holdDatabases, testHoldLimits } from '../../../test-support/hold-limits-suite.ts';

// The statements are the same on both databases, which differ by how orders wait for one another.
describe.each(holdDatabases)('on %s', (kind) => {
  testHoldLimits(kind, kind === 'PGlite' ? ['atOnce', 'inTurn'] : ['atOnce']);
});
