import { type TripLookup, tripTravellers } from '@airline/contract';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { openChangeSuite, refusalOf } from '../../../test-support/change-suite.ts';
import type { NamedBound } from '../../../test-support/changes.ts';
import { correctionGateway } from '../../../test-support/correction-gateway.ts';
import { openMember } from '../../../test-support/members.ts';
import { readJson } from '../../../test-support/orders.ts';
import { cancelAsQuoted } from '../../../test-support/parts.ts';
import { travelCredit } from '../funds/fund-schema.ts';
import { listMails } from '../../mail/development-inbox/inbox-store.ts';
import { limits } from '../../limits/limits.ts';
import { findAccountById } from '../../accounts/identity/account-store.ts';
import { readBookedTrip } from '../orders/booked-trip-store.ts';
import { orderCorrection } from '../orders/order-correction-schema.ts';
import { maskOldContacts } from './mask-contacts.ts';
import { exportOrders } from '../trips/export-orders.ts';

const dayMs = 24 * 60 * 60 * 1000;
const flight: NamedBound = { family: 'classic', price: 12_900, departs: '2026-12-20T07:30:00-06:00' };

const suite = openChangeSuite();
let corrections: ReturnType<typeof correctionGateway>;
let lookup: TripLookup;
beforeEach(async () => {
  corrections = correctionGateway(suite.gateway);
  lookup = await suite.changes.bookTrip({ bounds: [flight] });
});

interface ContactMail {
  readonly to: string | undefined;
  readonly text: string;
  /** The secret of the link that undoes it. */
  readonly undo: string | undefined;
}

/** Delivers, and reads the mails about the trip's contact, the oldest first. */
async function contactMails(): Promise<readonly ContactMail[]> {
  await suite.deliver();
  return (await listMails(suite.database.db))
    .filter(({ email }) => email.subject === `Cambió el contacto de su viaje ${lookup.recordLocator}`)
    .map(({ email: { to, text = '' } }) => ({
      to: to?.[0]?.address,
      text,
      undo: /undo-contact[^#\s]*#link=([\w-]+)/.exec(text)?.[1],
    }))
    .toReversed();
}

const emailNow = async () => (await corrections.read(lookup)).contact.emailHint;
const undo = async (secret: string | undefined) => corrections.undo(lookup.recordLocator, secret ?? '');
/** Masks what is due as the worker does, over all trips of the file. */
async function maskAll(): Promise<number> {
  let masked = 0;
  for (let batch = -1; batch !== 0; masked += batch) {
    batch = await maskOldContacts(suite.database.db, suite.gateway.clock.now);
  }
  return masked;
}
const invented = 'A'.repeat(43);

test('the new address is told, and the old one with a link that undoes it; the codes of before are over', async () => {
  const proof = await corrections.proved(lookup);
  const answer = await corrections.contact(proof, { email: 'Luis@example.org', phone: '+34600111222' });
  expect(tripTravellers.parse(await answer.json())).toMatchObject({
    revision: 1,
    contact: { emailHint: 'L•••@e•••.org', phoneEnd: '22' },
  });
  expect(await refusalOf(corrections.post('travellers', proof))).toEqual({ name: 'tripCodeExpired' });
  const mails = await contactMails();
  const [former, present] = ['ana.nunez@example.com', 'Luis@example.org'].map((address) =>
    mails.find(({ to }) => to === address),
  );
  expect(mails).toHaveLength(2);
  expect(former).toMatchObject({ to: 'ana.nunez@example.com', undo: expect.stringMatching(/^[\w-]{43}$/) });
  expect(former?.text).toContain('van ahora a L•••@e•••.org');
  expect(former?.text).not.toContain('Luis@example.org');
  expect(former?.text).not.toMatch(/\/trip\/[^/\s]+#link/);
  expect(present).toMatchObject({ to: 'Luis@example.org', undo: undefined });
});

test('saving what is so already tells nobody; another telephone number tells the address once', async () => {
  await corrections.contact(lookup, { email: 'ana.nunez@example.com', phone: '+12145550123' });
  expect(await contactMails()).toEqual([]);
  await corrections.contact(lookup, { email: 'ana.nunez@example.com', phone: '+12145550199' });
  expect(await contactMails()).toMatchObject([{ to: 'ana.nunez@example.com', undo: expect.any(String) }]);
});

test('of an e-mail address and a telephone number one alone is changed, and a request for neither is refused', async () => {
  const proof = await corrections.proved(lookup);
  const phone = await readJson<object>(corrections.post('contact', { ...proof, revision: 0, phone: '+34600111222' }));
  expect(phone).toMatchObject({ contact: { emailHint: 'a•••@e•••.com', phoneEnd: '22' } });
  const again = { ...(await corrections.proved(lookup)), revision: 1 };
  const email = await readJson<object>(corrections.post('contact', { ...again, email: 'luis@example.org' }));
  expect(email).toMatchObject({ contact: { emailHint: 'l•••@e•••.org', phoneEnd: '22' } });
  const none = { ...(await corrections.proved(lookup)), revision: 2 };
  expect((await corrections.post('contact', none)).status).toBe(422);
});

describe('the link of the address of before', () => {
  test('gives the trip back, once however often it is pressed, and ends what the other address had', async () => {
    await corrections.contact(lookup, { email: 'stranger@example.org' });
    const mail = (await contactMails()).find(({ to }) => to === 'ana.nunez@example.com');
    const code = await corrections.proved(lookup);
    expect(await readJson<object>(undo(mail?.undo))).toEqual({
      recordLocator: lookup.recordLocator,
      emailHint: 'a•••@e•••.com',
    });
    expect(await refusalOf(corrections.post('travellers', code))).toEqual({ name: 'tripCodeExpired' });
    expect((await undo(mail?.undo)).status).toBe(200);
    expect(await corrections.read(lookup)).toMatchObject({ revision: 2, contact: { emailHint: 'a•••@e•••.com' } });
    const undone = (await contactMails()).filter(({ text }) => /vuelve a usar|ya no usa/.test(text));
    expect(new Set(undone.map(({ to }) => to))).toEqual(new Set(['ana.nunez@example.com', 'stranger@example.org']));
  });

  test('undoes a row of corrections; nobody whom somebody put there meanwhile gets a link', async () => {
    await corrections.contact(lookup, { email: 'stranger@example.org' });
    await corrections.contact(lookup, { email: 'accomplice@example.net' });
    const links = (await contactMails()).filter((mail) => mail.undo !== undefined);
    expect(links.map(({ to }) => to)).toEqual(['ana.nunez@example.com']);
    await undo(links[0]?.undo);
    expect(await emailNow()).toBe('a•••@e•••.com');
    // From then on the contact is Ana's own again, with a link of its own.
    await corrections.contact(lookup, { email: 'ana@example.net' });
    const after = (await contactMails()).filter((mail) => mail.undo !== undefined);
    expect(after.map(({ to }) => to)).toEqual(['ana.nunez@example.com', 'ana.nunez@example.com']);
    await undo(links[0]?.undo);
    expect(await emailNow()).toBe('a•••@e•••.net');
  });

  test('is over after seven days; from then on the new address is the one that is asked', async () => {
    await corrections.contact(lookup, { email: 'ana@example.net' });
    const mail = (await contactMails()).find((each) => each.undo !== undefined);
    suite.later(7 * dayMs);
    expect(await refusalOf(undo(mail?.undo))).toEqual({ name: 'linkExpired' });
    await corrections.contact(lookup, { email: 'luis@example.org' });
    expect((await contactMails()).filter((each) => each.undo !== undefined).map(({ to }) => to)).toEqual([
      'ana.nunez@example.com',
      'ana@example.net',
    ]);
  });

  test('leaves no address behind: a day after nobody can undo it any more, what is kept is masked', async () => {
    const { db } = suite.database;
    await corrections.contact(lookup, { email: 'mistyped@example.org', phone: '+12145550199' });
    const first = (await contactMails()).find((mail) => mail.undo !== undefined);
    await undo(first?.undo);
    await corrections.contact(lookup, { email: 'ana@example.net' });
    const orderId = (await readBookedTrip(db, lookup))?.orderId ?? '';
    const rows = async () =>
      db
        .select()
        .from(orderCorrection)
        .where(eq(orderCorrection.orderId, orderId))
        .orderBy(asc(orderCorrection.number));
    const all = async () => JSON.stringify(await rows());
    suite.later(8 * dayMs - 60_000);
    await maskAll();
    expect(await all()).toContain('mistyped@example.org');
    suite.later(60_000);
    expect(await maskAll()).toBeGreaterThanOrEqual(2);
    expect(await maskAll()).toBe(0);
    expect(await all()).not.toMatch(/mistyped|example|12145550/);
    const before = { emailHint: 'a•••@e•••.com', phoneEnd: '23' };
    expect(await rows()).toMatchObject([
      { undoneAt: expect.any(Date), correction: { kind: 'contact', before, after: { emailHint: 'm•••@e•••.org' } } },
      { undoneAt: null, correction: { kind: 'contact', before, after: { emailHint: 'a•••@e•••.net' } } },
    ]);
    // The links of then say what they said, and the trip goes on as it is.
    expect(await readJson<object>(undo(first?.undo))).toMatchObject({ emailHint: 'a•••@e•••.com' });
    expect(await emailNow()).toBe('a•••@e•••.net');
    await corrections.contact(lookup, { email: 'luis@example.org' });
    await corrections.correct(lookup, { knownTravelerNumber: 'TT1234567' });
    expect((await contactMails()).at(-1)).toMatchObject({ to: expect.stringMatching(/@example/) });
  });

  test('that is made up is refused alike for a trip that there is and for one that nobody has', async () => {
    await corrections.contact(lookup, { email: 'ana@example.net' });
    expect(await refusalOf(undo(invented))).toEqual({ name: 'linkInvalid' });
    expect(await refusalOf(corrections.undo('ZZZZZZ', invented))).toEqual({ name: 'linkInvalid' });
    expect(await emailNow()).toBe('a•••@e•••.net');
  });
});

describe('while the contact can be given back, the address of before is told', () => {
  /** What it is reported beside its link, the oldest first. */
  async function newsOfBefore(): Promise<readonly string[]> {
    await suite.deliver();
    return (await listMails(suite.database.db))
      .filter(({ email }) => email.subject === `Novedades del viaje ${lookup.recordLocator}, que usaba esta dirección`)
      .map(({ email: { to, text = '' } }) => {
        expect(to?.[0]?.address).toBe('ana.nunez@example.com');
        return text;
      })
      .toReversed();
  }
  const titlesOf = (news: readonly string[]) => news.map((text) => text.split('\n')[0]);
  const giveAway = async () => corrections.contact(lookup, { email: 'stranger@example.org' });

  test('of each change, correction and cancellation, in words that open nothing', async () => {
    await giveAway();
    await corrections.correct(lookup, { knownTravelerNumber: 'TT1234567' });
    await suite.changes.change(lookup, { to: [{ ...flight, flight: 'WN8', price: 12_900 }] });
    await corrections.contact(lookup, { email: 'accomplice@example.net' });
    suite.later(2 * dayMs);
    const all = await cancelAsQuoted(suite.gateway, lookup, {});
    expect(all.status).toBe(200);
    const news = await newsOfBefore();
    expect(titlesOf(news)).toEqual([
      'Se corrigieron los datos de un viajero',
      'Cambiaron los vuelos del viaje',
      'El contacto del viaje cambió otra vez',
      'Se canceló el viaje',
    ]);
    const [fund] = await suite.database.db.select().from(travelCredit);
    for (const text of news) {
      expect(text).toContain(
        `“Cambió el contacto de su viaje ${lookup.recordLocator}”. Sirve hasta el sábado 28 de noviembre de 2026 a las`,
      );
      expect(text).not.toMatch(/#link=|Ana|Núñez|TT1234567|stranger|accomplice|Dallas|\b\d{8}\b/);
      expect(text).not.toContain(fund?.number ?? 'no number');
    }
    expect(fund?.number).toBeDefined();
  });

  test('of a part that is cancelled', async () => {
    lookup = await suite.changes.bookTrip({
      bounds: [flight, { ...flight, flight: 'WN2', route: 'HOU-DAL', departs: '2026-12-24T07:30:00-06:00' }],
    });
    await giveAway();
    expect((await cancelAsQuoted(suite.gateway, lookup, { part: { version: 0, bounds: [1] } })).status).toBe(200);
    expect(titlesOf(await newsOfBefore())).toEqual(['Se canceló una parte del viaje']);
  });

  test('not after the week, nor after it was given back, nor where its telephone number alone is another one', async () => {
    await corrections.contact(lookup, { email: 'ana.nunez@example.com', phone: '+12145550199' });
    await corrections.correct(lookup, { knownTravelerNumber: 'TT1111111' });
    suite.later(7 * dayMs);
    await giveAway();
    const mail = (await contactMails()).findLast(({ undo: link }) => link !== undefined);
    await undo(mail?.undo);
    await corrections.correct(lookup, { knownTravelerNumber: 'TT2222222' });
    await giveAway();
    suite.later(7 * dayMs);
    await corrections.correct(lookup, { knownTravelerNumber: 'TT3333333' });
    expect(await newsOfBefore()).toEqual([]);
  });
});

test('two at once: one contact is made, and the other one is told', async () => {
  const proof = await corrections.proved(lookup);
  const rivals = ['one@example.org', 'two@example.org'].map(async (email) =>
    corrections.contact(proof, { email, revision: 0 }),
  );
  const statuses = (await Promise.all(rivals)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect((await corrections.read(lookup)).revision).toBe(1);
});

test('sent again with its key it is done once, although its code is used up', async () => {
  const body = { ...(await corrections.proved(lookup)), revision: 0, email: 'luis@example.org', phone: '+12145550123' };
  const send = async () => readJson<object>(corrections.post('contact', body, 'a-contact-that-comes-twice'));
  expect(await send()).toEqual(await send());
  expect((await corrections.read(lookup)).revision).toBe(1);
});

test('the login of the account whose trip it is takes no code, and the data of the account have the contact of before', async () => {
  const { id, accessToken } = await openMember(suite.gateway.identity);
  lookup = await suite.changes.bookTrip({ bounds: [flight], accessToken });
  const body = { ...lookup, revision: 0, email: 'luis@example.org', phone: '+12145550123' };
  expect((await corrections.post('contact', body, undefined, accessToken)).status).toBe(200);
  const wish = { ...lookup, revision: 1, traveller: 0, name: { firstName: 'Ana María', lastName: 'Núñez' } };
  expect((await corrections.post('travellers/correction', wish, undefined, accessToken)).status).toBe(200);
  const found = await findAccountById(suite.database.db, id);
  if (found === undefined) throw new Error('The account is gone.');
  const at = suite.gateway.clock.now;
  expect(await exportOrders(suite.database.db, found.account)).toMatchObject([
    {
      contact: { email: 'luis@example.org' },
      contactsBefore: [{ email: 'ana.nunez@example.com', phone: '+12145550123', correctedAt: at, undoneAt: null }],
      changes: [],
    },
  ]);
});

test('a contact is corrected so often in a day', async () => {
  for (let count = 0; count < limits.tripContacts.most; count += 1)
    await corrections.contact(lookup, { email: `ana${count}@example.org` });
  expect(await refusalOf(corrections.contact(lookup, { email: 'more@example.org' }))).toEqual({
    name: 'tooManyRequests',
  });
});
