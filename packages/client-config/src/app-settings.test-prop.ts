import { propertyRuns } from '@tooling/config/property-runs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  clientCategories,
  clientConfigFor,
  emptyAppSettings,
  environments,
  loginClientFor,
  overridableColours,
  parseAppSettings,
} from './index.ts';

const environment = fc.constantFrom(...environments);
const clientId = fc.stringMatching(/^[!-~]{1,128}$/);
const clientIds = fc.dictionary(environment, fc.dictionary(fc.constantFrom(...clientCategories), clientId));
const colour = fc.stringMatching(/^#[0-9a-fA-F]{6}$/);
const settings = fc.record(
  {
    clientIds,
    metadataFlags: fc.record({
      miniCart: fc.boolean(),
      branchTimeoutMilliseconds: fc.integer({ min: 1, max: 600_000 }),
    }),
    monitoring: fc.record({ samplingRatePercent: fc.double({ min: 0, max: 100, noNaN: true }) }),
    boardingModel: fc.constantFrom('open', 'assigned'),
    products: fc.uniqueArray(fc.stringMatching(/^[b-r][a-z0-9]{0,4}(-[a-z0-9]{1,4}){0,2}$/)),
    colourOverrides: fc.dictionary(fc.constantFrom(...overridableColours), colour),
    darkColourOverrides: fc.dictionary(fc.constantFrom(...overridableColours), colour),
  },
  { requiredKeys: [] },
);

test('settings within the rules come back as they were given, through JSON too', () => {
  fc.assert(
    fc.property(settings, (given) => {
      const parsed = parseAppSettings(given);
      expect(parsed).toEqual({ settings: { ...emptyAppSettings, ...given } });
      expect(parseAppSettings(JSON.parse(JSON.stringify(given)))).toEqual(JSON.parse(JSON.stringify(parsed)));
    }),
  );
});

test('an identity is the deployment’s where it names one, and ours everywhere else', () => {
  fc.assert(
    fc.property(clientIds, environment, fc.constantFrom(...clientCategories), (given, where, category) => {
      const own = { ...emptyAppSettings, clientIds: given };
      const expected = given[where]?.[category] ?? loginClientFor(where, category).clientId;
      expect(clientConfigFor(where, own).loginClients[category].clientId).toBe(expected);
    }),
  );
});

test('any value is parsed or refused, and each refusal says where and why', () => {
  const partName = fc.constantFrom(...Object.keys(emptyAppSettings), 'boardingModel');
  const anyParts = fc.dictionary(partName, fc.oneof(fc.anything(), fc.dictionary(fc.string(), fc.anything())));
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.jsonValue(), anyParts), (given) => {
      const parsed = parseAppSettings(given);
      const errors = 'errors' in parsed ? parsed.errors : undefined;
      expect(errors?.length).not.toBe(0);
      for (const { path, reason } of errors ?? [])
        expect(`${path} ${reason}`).toMatch(/^.* is .+(; give .+|are .+)\.$/s);
    }),
    { numRuns: propertyRuns(500) },
  );
});
