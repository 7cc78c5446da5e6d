import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { endReasons } from './end-reasons.ts';
import type { Person } from './person.ts';
import { nextSessionState, personalizationOf, type SessionEvent, type SessionState } from './session-state.ts';

const person: fc.Arbitrary<Person> = fc.record({
  category: fc.constantFrom('member', 'corporateTraveler', 'corporateTravelManager', 'areaMarketingManager'),
  subject: fc.constantFrom('ana', 'luis'),
  sessionId: fc.constantFrom('s1', 's2', 's3'),
  authenticatedAt: fc.nat(),
});
const event: fc.Arbitrary<SessionEvent> = fc.oneof(
  fc.record({ kind: fc.constant('personKnown' as const), person }),
  fc.record({
    kind: fc.constant('nobody' as const),
    endedBy: fc.option(fc.constantFrom(...endReasons), { nil: undefined }),
  }),
  fc.record(
    {
      kind: fc.constant('ended' as const),
      reason: fc.constantFrom(...endReasons),
      sessionId: fc.constantFrom('s1', 's2', 's3'),
    },
    { requiredKeys: ['kind', 'reason'] },
  ),
  fc.constant({ kind: 'endRead' } as const),
);
const atFirst = (): SessionState => ({ kind: 'unknown' });

test('whatever happens, somebody is logged in only since tokens came and until their session ended', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 20 }), (events) => {
      let state = atFirst();
      let expected: Person | undefined;
      for (const happened of events) {
        state = nextSessionState(state, happened);
        if (happened.kind === 'personKnown') expected = happened.person;
        if (happened.kind === 'ended' && (happened.sessionId ?? expected?.sessionId) === expected?.sessionId) {
          expected = undefined;
        }
        expect(state.kind === 'authenticated' ? state.person : undefined).toEqual(expected);
        expect(personalizationOf(state).loginState).toBe(expected === undefined ? 'anonymous' : 'loggedIn');
      }
    }),
  );
});

test('an event that happens twice changes nothing the second time', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 10 }), event, (before, twice) => {
      const once = nextSessionState(before.reduce(nextSessionState, atFirst()), twice);
      expect(nextSessionState(once, twice)).toEqual(once);
    }),
  );
});
