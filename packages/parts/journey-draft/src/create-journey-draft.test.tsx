import { offerOf } from '@airline/itinerary/test-support';
import { clearPersonalData } from '@airline/session/personal-data';
import { documentAnswersOf } from '@airline/travellers';
import { ana } from '@airline/travellers/test-support';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { createJourneyDraft } from './create-journey-draft.ts';
import type { SealingKey, SealingKeys } from './sealing-keys.ts';

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

test('a journey can be gone on with in another tab: its flights, names and contact, and nothing else of who travels', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const offer = offerOf();
  const { chooseOffer, keepPassenger, finish, findUnfinished } = createJourneyDraft('booking');
  expect(findUnfinished(now)).toBeUndefined();
  chooseOffer(offer, '/air/booking/flights');
  keepPassenger(0, { ...ana, knownTravelerNumber: 'KTN1234567', assistance: { ...ana.assistance, WCHR: true } });
  expect(JSON.stringify(localStorage)).not.toMatch(/(?<![\w-])1985\b|female|KTN|WCHR/);
  sessionStorage.clear();
  const { useDraft, ...otherTab } = createJourneyDraft('booking');
  expect(useDraft.getState().offer).toBeUndefined();
  const found = otherTab.findUnfinished(now);
  if (found === undefined) throw new Error('The journey is not found.');
  otherTab.resumeUnfinished(found);
  expect(useDraft.getState()).toMatchObject({
    offer,
    flightsHref: '/air/booking/flights',
    passengers: { 0: { ...ana, birthDate: '', gender: '' } },
  });
  finish('K7QM2X');
  expect(findUnfinished(now)).toBeUndefined();
});

test('a journey whose time is over, or that is discarded, leaves nothing on the device', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const offer = offerOf();
  const { useDraft, chooseOffer, keepPassenger, findUnfinished, discardUnfinished } = createJourneyDraft('booking');
  chooseOffer(offer, '/air/booking/flights');
  keepPassenger(0, ana);
  const found = findUnfinished(now);
  if (found === undefined) throw new Error('The journey is not found.');
  discardUnfinished(found);
  expect(localStorage).toHaveLength(0);
  expect(useDraft.getState()).toEqual({ passengers: {}, refused: [] });
  chooseOffer(offer, '/air/booking/flights');
  expect(findUnfinished(new Date(Date.parse(offer.expiresAt) + 24 * 60 * 60 * 1000))).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('where others use the device too, the flights alone outlive the tab', () => {
  sessionStorage.setItem('airline.shared-device', 'true');
  const { chooseOffer, keepPassenger } = createJourneyDraft('booking');
  chooseOffer(offerOf(), '/air/booking/flights');
  keepPassenger(0, ana);
  expect(JSON.stringify(localStorage)).not.toMatch(/Ana|Ruiz|@/);
});

describe('what is bought beside the fares', () => {
  const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
  const bagOf = (traveller = 0, bound = 0) => ({
    kind: 'bag' as const,
    traveller,
    bound,
    count: 1,
    due: usd(7_500),
    takesPayPal: true,
  });
  const [bound] = offerOf().bounds;
  if (bound === undefined) throw new Error('The offer has no direction.');
  const back = { ...bound, itinerary: { ...bound.itinerary, id: 'back' } };
  const roundTrip = { ...offerOf({ party: { adults: 2, children: 0, lapInfants: 0 } }), bounds: [bound, back] };

  test('outlives a reload, and the tab where the device is one’s own', () => {
    const now = new Date('2026-11-22T12:00:00Z');
    const { chooseOffer, chooseExtras } = createJourneyDraft('booking');
    chooseOffer(roundTrip, '/flights');
    chooseExtras([bagOf()]);
    const reloaded = createJourneyDraft('booking');
    expect(reloaded.useDraft.getState().extras).toEqual([bagOf()]);
    sessionStorage.clear();
    const another = createJourneyDraft('booking');
    const found = another.findUnfinished(now);
    if (found === undefined) throw new Error('The journey is not found.');
    another.resumeUnfinished(found);
    expect(another.useDraft.getState().extras).toEqual([bagOf()]);
    sessionStorage.setItem('airline.shared-device', 'true');
    another.chooseExtras([bagOf(), bagOf(1)]);
    expect(JSON.stringify(localStorage)).not.toMatch(/extras/);
  });

  test.each([
    ['the same flights at another price', { ...roundTrip, token: 'other' }, ['0 0', '1 1']],
    ['another flight back', { ...roundTrip, bounds: [bound, { ...back, itinerary: bound.itinerary }] }, ['0 0']],
    ['another fare', { ...roundTrip, bounds: [{ ...bound, family: 'premium' as const }, back] }, ['1 1']],
    ['no way back', { ...roundTrip, bounds: [bound] }, ['0 0']],
    ['one traveller less', { ...roundTrip, party: { ...roundTrip.party, adults: 1 } }, ['0 0']],
    ['a child in place of an adult', { ...roundTrip, party: { adults: 1, children: 1, lapInfants: 0 } }, ['0 0']],
  ])('stays where it fits, and the person is to see what was lost: %s', (_, offer, kept) => {
    const { useDraft, chooseOffer, chooseExtras } = createJourneyDraft('booking');
    chooseOffer(roundTrip, '/flights');
    chooseExtras([bagOf(), bagOf(1, 1)]);
    chooseOffer(offer, '/flights');
    const { extras = [], hasLostExtras } = useDraft.getState();
    expect(extras.map((extra) => `${extra.traveller} ${extra.bound}`)).toEqual(kept);
    expect(hasLostExtras).toBe(kept.length < 2 ? true : undefined);
    chooseExtras(extras);
    expect(useDraft.getState().hasLostExtras).toBeUndefined();
  });
});

test('a tab that books its journey leaves the choice of another one', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const first = createJourneyDraft('booking');
  first.chooseOffer(offerOf(), '/first');
  createJourneyDraft('booking').chooseOffer({ ...offerOf({ to: 'CUN' }), token: 'another' }, '/second');
  first.finish('K7QM2X');
  expect(first.findUnfinished(now)?.flightsHref).toBe('/second');
  clearPersonalData();
  expect(first.findUnfinished(now)).toBeUndefined();
});

describe('a journey that is booked', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const offer = offerOf();

  /** Two tabs of the same journey: the second one is a copy of the first. */
  function openTwoTabs() {
    const first = createJourneyDraft('booking');
    first.chooseOffer(offer, '/flights');
    first.keepPassenger(0, ana);
    return [first, createJourneyDraft('booking')] as const;
  }

  test('is known as booked in the other tabs that have it, and says nothing of it but its record locator', () => {
    const [first, copy] = openTwoTabs();
    expect(copy.findBooked(now)).toBeUndefined();
    first.finish('K7QM2X');
    expect(copy.findBooked(now)).toBe('K7QM2X');
    const journeyId = copy.useDraft.getState().journeyId ?? '';
    const knownUntil = Date.parse(offer.expiresAt) + 24 * 60 * 60 * 1000;
    expect(Object.entries<string>(localStorage)).toEqual([
      ['airline.booked.booking', JSON.stringify({ [journeyId]: { recordLocator: 'K7QM2X', knownUntil } })],
    ]);
  });

  test('is reported to the tabs that are open', () => {
    const [first, copy] = openTwoTabs();
    const onChange = vi.fn<() => void>();
    const end = copy.subscribeBooked(onChange);
    first.finish('K7QM2X');
    window.dispatchEvent(new StorageEvent('storage', { key: 'airline.booked.booking' }));
    expect(onChange).toHaveBeenCalledOnce();
    // The browser kept the page behind another one, where it heard nothing.
    window.dispatchEvent(new Event('pageshow'));
    expect(onChange).toHaveBeenCalledTimes(2);
    end();
    window.dispatchEvent(new StorageEvent('storage', { key: 'airline.booked.booking' }));
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test('is the same journey at a new price, and is not offered to be gone on with', () => {
    const [first, copy] = openTwoTabs();
    copy.chooseOffer({ ...offer, token: 'renewed' }, '/flights');
    first.finish('K7QM2X');
    expect(copy.findBooked(now)).toBe('K7QM2X');
    expect(copy.findUnfinished(now)).toBeUndefined();
  });

  test('is another journey than other flights, and than the same flights that are chosen after it was booked', () => {
    const [first, copy] = openTwoTabs();
    const third = createJourneyDraft('booking');
    third.chooseOffer(offerOf({ to: 'CUN' }), '/flights');
    first.finish('K7QM2X');
    expect(third.findBooked(now)).toBeUndefined();
    expect(copy.findBooked(now)).toBe('K7QM2X');
    copy.chooseOffer({ ...offer, token: 'again' }, '/flights');
    expect(copy.findBooked(now)).toBeUndefined();
  });

  test('is not that of a tab where others travel', () => {
    const [first, copy] = openTwoTabs();
    first.finish('K7QM2X');
    copy.separate();
    expect(copy.findBooked(now)).toBeUndefined();
  });

  test('is known for a day after its price ran out, until the person goes, and not where others use the device too', () => {
    const [first, copy] = openTwoTabs();
    first.finish('K7QM2X');
    expect(copy.findBooked(new Date(Date.parse(offer.expiresAt) + 24 * 60 * 60 * 1000))).toBeUndefined();
    expect(localStorage).toHaveLength(0);
    const [second] = openTwoTabs();
    second.finish('K7QM2X');
    expect(localStorage).toHaveLength(1);
    clearPersonalData();
    expect(localStorage).toHaveLength(0);
    sessionStorage.setItem('airline.shared-device', 'true');
    const [third] = openTwoTabs();
    third.finish('K7QM2X');
    expect(localStorage).toHaveLength(0);
  });
});

test('what stands on documents is in no storage as it is', () => {
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

/** Keys of a browser, by their id. */
function createTestKeys(): SealingKeys & { readonly kept: Map<string, SealingKey> } {
  const kept = new Map<string, SealingKey>();
  return {
    kept,
    find: (id, now) => {
      const known = kept.get(id);
      return Promise.resolve(known === undefined || known.usableUntil <= now ? undefined : known.key);
    },
    keep: (id, key) => Promise.resolve(void kept.set(id, key)),
    remove: (id) => Promise.resolve(void kept.delete(id)),
    clear: () => Promise.resolve(kept.clear()),
  };
}

const sealed = (name = 'booking') => sessionStorage.getItem(`airline.sealed.${name}`);

describe('what stands on documents', () => {
  const luis = { ...ana, firstName: 'Luis', birthDate: '1986-9-2', documentNumber: 'XA998877' };

  test('is there again after a reload, sealed meanwhile, sent or not', async () => {
    const keys = createTestKeys();
    const { chooseOffer, keepPassenger, keepDocuments } = createJourneyDraft('booking', keys);
    chooseOffer(offerOf(), '/air/booking/flights');
    keepPassenger(0, luis);
    keepDocuments(1, { ...documentAnswersOf(ana), birthDate: '2019-5-21' });
    await vi.waitFor(() => expect(sealed()).not.toBeNull());
    expect(JSON.stringify([sessionStorage, localStorage])).not.toMatch(/(?<![\w-])(1986|2019)\b|XA998877/);
    const { useDraft, restoreDocuments } = createJourneyDraft('booking', keys);
    expect(useDraft.getState().passengers['0']).toMatchObject({ firstName: 'Luis', birthDate: '' });
    await restoreDocuments();
    expect(useDraft.getState().passengers['0']).toEqual(luis);
    expect(useDraft.getState().typedDocuments?.['1']).toMatchObject({ birthDate: '2019-5-21' });
  });

  test('does not take the place of what was typed by then', async () => {
    const keys = createTestKeys();
    createJourneyDraft('booking', keys).keepPassenger(0, luis);
    await vi.waitFor(() => expect(sealed()).not.toBeNull());
    const { useDraft, keepPassenger, restoreDocuments } = createJourneyDraft('booking', keys);
    const restored = restoreDocuments();
    keepPassenger(0, { ...luis, birthDate: '1990-1-2' });
    await restored;
    expect(useDraft.getState().passengers['0']).toMatchObject({ birthDate: '1990-1-2', documentNumber: 'XA998877' });
  });

  test('stays with a copy of the tab when the other tab ends its journey', async () => {
    const keys = createTestKeys();
    const first = createJourneyDraft('copied', keys);
    first.keepPassenger(0, luis);
    await vi.waitFor(() => expect(sealed('copied')).not.toBeNull());
    const ofFirst = sealed('copied');
    const copy = createJourneyDraft('copied', keys);
    await copy.restoreDocuments();
    await vi.waitFor(() => expect(sealed('copied')).not.toBe(ofFirst));
    const ofCopy = Object.entries<string>(sessionStorage);
    first.finish('K7QM2X');
    await vi.waitFor(() => expect(keys.kept.size).toBe(1));
    for (const [name, value] of ofCopy) sessionStorage.setItem(name, value);
    const reloaded = createJourneyDraft('copied', keys);
    await reloaded.restoreDocuments();
    expect(reloaded.useDraft.getState().passengers['0']).toEqual(luis);
  });

  test('is waited for until the browser answers, or the person wants to wait no longer', async () => {
    const keys = createTestKeys();
    createJourneyDraft('slow', keys).keepPassenger(0, luis);
    await vi.waitFor(() => expect(sealed('slow')).not.toBeNull());
    let answer = () => undefined as void;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const slow: SealingKeys = { ...keys, find: (...asked) => answered.then(() => keys.find(...asked)) };
    const waiting = createJourneyDraft('slow', slow);
    const skipped = createJourneyDraft('slow', slow);
    for (const { restoreDocuments, useRestoring } of [waiting, skipped]) {
      // The page is drawn, and says that it waits.
      await restoreDocuments();
      expect(useRestoring.getState().isRestoring).toBe(true);
    }
    skipped.skipRestoring();
    expect(skipped.useRestoring.getState().isRestoring).toBe(false);
    skipped.keepPassenger(0, { ...luis, birthDate: '1990-1-2' });
    answer();
    await vi.waitFor(() => expect(waiting.useRestoring.getState().isRestoring).toBe(false));
    expect(waiting.useDraft.getState().passengers['0']).toEqual(luis);
    expect(skipped.useDraft.getState().passengers['0']).toMatchObject({ birthDate: '1990-1-2' });
  });

  test('goes with the person for every reload and every copy', async () => {
    const keys = createTestKeys();
    createJourneyDraft('left', keys).keepPassenger(0, luis);
    await vi.waitFor(() => expect(sealed('left')).not.toBeNull());
    await createJourneyDraft('left', keys).restoreDocuments();
    await vi.waitFor(() => expect(keys.kept.size).toBe(2));
    clearPersonalData();
    await vi.waitFor(() => expect(keys.kept.size).toBe(0));
  });

  test('cannot be read half an hour later', async () => {
    const keys = createTestKeys();
    createJourneyDraft('booking', keys).keepPassenger(0, luis);
    await vi.waitFor(() => expect(sealed()).not.toBeNull());
    for (const [id, { key, usableUntil }] of keys.kept)
      keys.kept.set(id, { key, usableUntil: usableUntil - 1_800_000 });
    const { useDraft, restoreDocuments } = createJourneyDraft('booking', keys);
    await restoreDocuments();
    expect(useDraft.getState().passengers['0']).toMatchObject({ firstName: 'Luis', birthDate: '', documentNumber: '' });
    expect(sealed()).toBeNull();
  });

  test('goes with its key when it is booked, or the person goes', async () => {
    const keys = createTestKeys();
    const booking = createJourneyDraft('booking', keys);
    for (const end of [() => booking.finish('K7QM2X'), clearPersonalData]) {
      booking.keepPassenger(0, luis);
      await vi.waitFor(() => expect(sealed()).not.toBeNull());
      end();
      expect(sealed()).toBeNull();
      await vi.waitFor(() => expect(keys.kept.size).toBe(0));
    }
  });

  test('is not kept where others use the device too', async () => {
    sessionStorage.setItem('airline.shared-device', 'true');
    const keys = createTestKeys();
    const { keepPassenger } = createJourneyDraft('booking', keys);
    keepPassenger(0, luis);
    sessionStorage.removeItem('airline.shared-device');
    const another = createJourneyDraft('another', keys);
    another.keepPassenger(0, luis);
    await vi.waitFor(() => expect(keys.kept.size).toBe(1));
    expect(sealed()).toBeNull();
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

test('travel funds are kept in memory alone; a draft that lost them to a reload says so until they are chosen anew', () => {
  const fund = {
    number: 'H7KQ2MXP9RTA',
    firstName: 'Ana',
    lastName: 'Ruiz',
    leftMinor: 5_000,
    expiresOn: '2027-06-01',
  };
  const { useDraft, chooseFunds } = createJourneyDraft('booking');
  chooseFunds([fund]);
  expect(useDraft.getState().funds).toEqual([fund]);
  expect(JSON.stringify([sessionStorage, localStorage])).not.toMatch(/H7KQ2MXP9RTA|Ana|2027-06-01/);
  const reloaded = createJourneyDraft('booking');
  expect(reloaded.useDraft.getState()).toMatchObject({ hasLostFunds: true });
  expect(reloaded.useDraft.getState().funds).toBeUndefined();
  expect(createJourneyDraft('booking').useDraft.getState().hasLostFunds).toBe(true);
  reloaded.chooseFunds([]);
  expect(createJourneyDraft('booking').useDraft.getState().hasLostFunds).toBeUndefined();
  chooseFunds([fund]);
  clearPersonalData();
  expect(useDraft.getState().funds).toBeUndefined();
});
