// @vitest-environment jsdom
import { offerOf } from '@airline/itinerary/test-support';
import { clearPersonalData } from '@airline/session/personal-data';
import { ana } from '@airline/travellers/test-support';
import { beforeEach, expect, test } from 'vitest';

import { createJourneyDraft } from './create-journey-draft.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

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
  expect(createJourneyDraft('booking').useDraft.getState().passengers).toEqual({ 0: { ...ana, birthDate: '' } });
  sessionStorage.setItem('airline.booking', JSON.stringify({ state: { passengers: 'none' }, version: 0 }));
  expect(createJourneyDraft('booking').useDraft.getState()).toEqual({ passengers: {}, refused: [] });
});

test('flights that were chosen can be gone on from in another tab, with nothing of who travels', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const offer = offerOf();
  const { chooseOffer, keepPassenger, finish, findUnfinished } = createJourneyDraft('booking');
  expect(findUnfinished(now)).toBeUndefined();
  chooseOffer(offer, '/air/booking/flights');
  keepPassenger(0, ana);
  expect(JSON.stringify(localStorage)).not.toMatch(/Ana|Ruiz|@/);
  sessionStorage.clear();
  const otherTab = createJourneyDraft('booking');
  expect(otherTab.useDraft.getState().offer).toBeUndefined();
  expect(otherTab.findUnfinished(now)).toEqual({ offer, flightsHref: '/air/booking/flights' });
  const dayLater = new Date(Date.parse(offer.expiresAt) + 24 * 60 * 60 * 1000);
  expect(findUnfinished(dayLater)).toBeUndefined();
  finish('K7QM2X');
  expect(findUnfinished(now)).toBeUndefined();
});

test('a tab that books its journey leaves the choice of another one', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const first = createJourneyDraft('booking');
  first.chooseOffer(offerOf(), '/first');
  createJourneyDraft('booking').chooseOffer({ ...offerOf(), token: 'another' }, '/second');
  first.finish('K7QM2X');
  expect(first.findUnfinished(now)?.flightsHref).toBe('/second');
  clearPersonalData();
  expect(first.findUnfinished(now)).toBeUndefined();
});

test('what stands on documents is in memory alone', () => {
  const documents = {
    birthDate: '1985-2-3',
    knownTravelerNumber: 'KTN1234567',
    redressNumber: '7654321',
    documentNumber: 'XA998877',
    documentExpiry: '2033-9-8',
  };
  const { useDraft, keepPassenger } = createJourneyDraft('booking');
  keepPassenger(1, { ...ana, ...documents, nationality: 'MX' });
  useDraft.setState({ refused: [{ passenger: 0, field: 'documentNumber', answer: 'XB112233', code: 'invalid' }] });
  expect(useDraft.getState().passengers['1']).toMatchObject(documents);
  const stored = JSON.stringify(sessionStorage);
  for (const secret of [...Object.values(documents), 'XB112233']) expect(stored).not.toContain(secret);
  expect(createJourneyDraft('booking').useDraft.getState().passengers['1']).toMatchObject({
    firstName: 'Ana',
    nationality: 'MX',
    documentNumber: '',
  });
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
