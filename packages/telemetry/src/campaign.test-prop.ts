import { campaign } from '@airline/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { parseCampaign } from './campaign.ts';

const name = fc.constantFrom('cmpid', 'Referente', 'rr_number', 'src', 'page');
const value = fc.oneof(fc.string(), fc.stringMatching(/^[A-Za-z0-9._~-]{1,70}$/), fc.emailAddress());

test('of any query it gives what the gateway takes, and never the number of a member', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), (parameters) => {
      const parsed = parseCampaign(`?${new URLSearchParams(parameters).toString()}`);
      if (parsed === undefined) return;
      expect(campaign.safeParse(parsed).success).toBe(true);
      expect(parsed).not.toHaveProperty('rr_number');
      expect(JSON.stringify(parsed)).not.toMatch(/@|\d{9}/);
    }),
  );
});
