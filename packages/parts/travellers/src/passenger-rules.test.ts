import { offerOf } from '@airline/itinerary/test-support';
import { expect, test } from 'vitest';

import { passengerRules, touchesAbroad, wrongKindAt } from './passenger-rules.ts';

const now = new Date('2026-12-01T12:00:00Z');

test('who has a birthday on the way is of another kind on the way back', () => {
  const offer = offerOf({ dates: ['2027-01-12', '2027-01-19'] });
  const rules = passengerRules(offer, { index: 1, kind: 'child', number: 1 }, [], [], now);
  expect(wrongKindAt('2015-01-15', rules)).toEqual({ date: '2027-01-19', age: 12 });
  expect(wrongKindAt('2015-01-20', rules)).toBeUndefined();
  expect(wrongKindAt('2025-01-12', rules)).toBeUndefined();
  expect(wrongKindAt('2025-01-13', rules)).toEqual({ date: '2027-01-12', age: 1 });
});

test('a trip abroad asks for a passport, the first page alone for the contact', () => {
  expect(touchesAbroad(offerOf({ to: 'CUN' }).bounds)).toBe(true);
  expect(touchesAbroad(offerOf().bounds)).toBe(false);
  const first = passengerRules(offerOf(), { index: 0, kind: 'adult', number: 1 }, [], [], now);
  const second = passengerRules(offerOf(), { index: 1, kind: 'adult', number: 2 }, [], [], now);
  expect([first.asksContact, second.asksContact]).toEqual([true, false]);
});

test('today is what it is where it is latest: a child may have been born there', () => {
  const late = new Date('2026-12-01T20:00:00Z');
  expect(passengerRules(offerOf(), { index: 0, kind: 'adult', number: 1 }, [], [], late).today).toBe('2026-12-02');
});
