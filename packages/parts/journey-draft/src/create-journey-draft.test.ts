// @vitest-environment jsdom
import { offerOf } from '@airline/itinerary/test-support';
import { clearPersonalData } from '@airline/session/personal-data';
import { ana } from '@airline/travellers/test-support';
import { beforeEach, expect, test } from 'vitest';

import { createJourneyDraft } from './create-journey-draft.ts';

beforeEach(() => sessionStorage.clear());

test('two journeys in one tab do not touch each other', () => {
  const booking = createJourneyDraft('booking');
  const change = createJourneyDraft('change-flights');
  booking.chooseOffer(offerOf(), '/air/booking/flights');
  booking.keepPassenger(0, ana);
  change.choosePoints(true);
  expect(change.useDraft.getState()).toEqual({ passengers: {}, refused: [], paysWithPoints: true });
  change.finish('K7QM2X');
  expect(booking.useDraft.getState()).toMatchObject({ flightsHref: '/air/booking/flights', passengers: { 0: ana } });
  expect(change.useDraft.getState()).toEqual({ passengers: {}, refused: [], booked: 'K7QM2X' });
});

test('a draft outlives a reload, and begins anew where an earlier release wrote another shape', () => {
  createJourneyDraft('booking').keepPassenger(0, ana);
  expect(createJourneyDraft('booking').useDraft.getState().passengers).toEqual({ 0: ana });
  sessionStorage.setItem('airline.booking', JSON.stringify({ state: { passengers: 'none' }, version: 0 }));
  expect(createJourneyDraft('booking').useDraft.getState()).toEqual({ passengers: {}, refused: [] });
});

test('an answer that was refused counts until its page is sent again', () => {
  const { useDraft, keepPassenger } = createJourneyDraft('booking');
  const refused = [0, 1].map((passenger) => ({ passenger, field: 'lastName', answer: 'Ruiz', code: 'invalid' }));
  useDraft.setState({ refused });
  keepPassenger(0, ana);
  expect(useDraft.getState().refused).toEqual([refused[1]]);
});

test('a log-out clears every draft, in memory and in the tab', () => {
  const { useDraft, choosePoints } = createJourneyDraft('booking');
  choosePoints(true);
  clearPersonalData();
  expect(useDraft.getState()).toEqual({ passengers: {}, refused: [] });
  expect(sessionStorage.getItem('airline.booking')).toBeNull();
});
