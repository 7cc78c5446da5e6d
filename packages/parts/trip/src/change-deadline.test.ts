import { expect, test } from 'vitest';

import { findChangeDeadline } from './change-deadline.ts';

const until = '2027-02-08T14:50:00Z';
const terms = { changes: { until, areForbidden: false } };

test('as long as the gateway says, and not beyond while a page stays open', () => {
  expect(findChangeDeadline({ terms }, new Date('2027-02-08T14:49:59Z'))).toEqual(new Date(until));
  expect(findChangeDeadline({ terms }, new Date(until))).toBeUndefined();
});

test('never where no fare allows it, and of a trip that is cancelled', () => {
  const now = new Date('2027-01-01T00:00:00Z');
  expect(findChangeDeadline({ terms: { changes: { areForbidden: true } } }, now)).toBeUndefined();
  expect(findChangeDeadline({}, now)).toBeUndefined();
});
