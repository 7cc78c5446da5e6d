import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { agree, capabilities, pageOffer, type Agreement, type BridgeOffer, type Capability } from './agree.ts';
import { connectNativeApp, type Connection } from './connect.ts';
import { parseEvent, parseReply, parseRequest } from './messages.ts';
import { createSimulatedApp, installAndroidApp, installIosApp } from './simulator/index.ts';

const names = [...Object.keys(capabilities), 'teleport', 'toString'];
const offer: fc.Arbitrary<BridgeOffer> = fc
  .record({
    ends: fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 })),
    capabilities: fc.uniqueArray(fc.constantFrom(...names)),
  })
  .map(({ ends, capabilities: offered }) => ({
    versions: { least: Math.min(...ends), highest: Math.max(...ends) },
    capabilities: offered,
  }));

/** Works out by trying each version what two offers come to: slowly, and without a look at how `agree` does it. */
function tryEach(page: BridgeOffer, app: BridgeOffer): Agreement {
  const speaks = ({ versions }: BridgeOffer, version: number) =>
    versions.least <= version && version <= versions.highest;
  const version = [6, 5, 4, 3, 2, 1].find((one) => speaks(page, one) && speaks(app, one));
  if (version !== undefined) {
    const known = (Object.keys(capabilities) as Capability[]).filter((name) => capabilities[name] <= version);
    return {
      version,
      capabilities: page.capabilities.filter((name): name is Capability =>
        known.some((one) => one === name && app.capabilities.includes(one)),
      ),
    };
  }
  const [older, newer, refused] =
    page.versions.highest < app.versions.least
      ? ([page, app, 'pageTooOld'] as const)
      : ([app, page, 'appTooOld'] as const);
  return { refused, needed: newer.versions.least, had: older.versions.highest };
}

test('any two offers agree on the highest version that both speak and on what both have, or say which side is too old', () => {
  fc.assert(
    fc.property(offer, offer, (page, app) => {
      expect(agree(page, app)).toEqual(tryEach(page, app));
    }),
  );
});

test('both sides come to the same version, whichever of them works it out', () => {
  const outcome = (agreement: Agreement) => ('refused' in agreement ? agreement.needed : agreement.version);
  fc.assert(
    fc.property(offer, offer, (page, app) => {
      expect(outcome(agree(page, app))).toBe(outcome(agree(app, page)));
    }),
  );
});

test('a page and an app of any versions connect as they agree, on both platforms, and what they do not have fails plainly', async () => {
  await fc.assert(
    fc.asyncProperty(offer, fc.constantFrom('ios' as const, 'android' as const), async (made, platform) => {
      // An app of version 1 has no way to say what it offers: it has what version 1 has.
      const app = made.versions.highest === 1 ? { ...made, capabilities: ['session', 'browser'] } : made;
      const host = new EventTarget();
      (platform === 'ios' ? installIosApp : installAndroidApp)(host, createSimulatedApp({ ...app, platform }));
      const connection = await connectNativeApp(host);
      const agreement = agree(pageOffer, app);
      expect(await answersOf(connection)).toEqual(
        'refused' in agreement
          ? { kind: 'refused', platform, ...agreement }
          : {
              ...agreement,
              share: agreement.capabilities.includes('share')
                ? { value: { isShared: true } }
                : { failure: 'notOffered' },
              session: agreement.capabilities.includes('session') ? { value: null } : { failure: 'notOffered' },
            },
      );
    }),
  );
});

async function answersOf(connection: Connection): Promise<object> {
  if (connection.kind !== 'app') return connection;
  const { app } = connection;
  const [share, session] = [await app.request('share', { text: 'AZ 1208' }), await app.request('getSession')];
  return { version: app.version, capabilities: app.capabilities, share, session };
}

test('nothing that comes over the bridge makes its reader throw', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('hello', 'getSession', 'share'), (value, method) => {
      expect(parseRequest(value)).toBeDefined();
      expect(parseReply(method as 'share', 7, value)).toBeDefined();
      expect(() => parseEvent(value)).not.toThrow();
    }),
  );
});
