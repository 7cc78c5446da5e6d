import { trip as tripSchema, type TripLookup } from '@airline/contract';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { changedTrip, refusalOf, waitingChange } from '../../../test-support/change-suite.ts';
import type { NamedBound } from '../../../test-support/changes.ts';
import { correctedBy, flight, misspelt, openCorrectionSuite, right } from '../../../test-support/correction-suite.ts';
import { readJson } from '../../../test-support/orders.ts';
import { cancelAsQuoted } from '../../../test-support/parts.ts';
import { orderPassenger } from '../orders/order-schema.ts';
import { orderVersion } from '../orders/order-version-schema.ts';

const later: NamedBound = { ...flight, flight: 'WN2', departs: '2026-12-02T07:30:00-06:00' };
const setup = openCorrectionSuite();
const { suite } = setup;

describe('a name', () => {
  test('is corrected with a new ticket: from then on the new name finds the trip, and the old one does not', async () => {
    const before = await setup.showTrip(setup.lookup);
    await setup.corrections.correct(setup.lookup, { name: right });
    expect(await refusalOf(setup.corrections.find(setup.lookup))).toEqual({ name: 'tripNotFound' });
    const after = await setup.showTrip(setup.renamed);
    expect(after.passengers[0]).toMatchObject(right);
    expect(after.passengers[0]?.ticketNumber).not.toBe(before.passengers[0]?.ticketNumber);
    expect(after).toMatchObject({ price: before.price, bounds: before.bounds, recordLocator: before.recordLocator });
    expect(after.changes).toBeUndefined();
    const versions = await suite.database.db.select().from(orderVersion);
    expect(versions.at(-1)).toMatchObject({ number: 0, tickets: [{ position: 0 }] });
    const [mail] = await setup.mailsAbout('Corregimos los datos');
    expect(mail).toContain('El nombre en el boleto es ahora Ana María Núñez.');
    expect(mail).toContain(`El boleto nuevo es ${after.passengers[0]?.ticketNumber}.`);
    await suite.expectSoundBooks();
  });

  test('sent again with its key is corrected once, although its own names find the trip no more', async () => {
    const body = { ...(await setup.corrections.proved(setup.lookup)), traveller: 0, revision: 0, name: right };
    const send = () => setup.corrections.post('travellers/correction', body, 'correct-this-name-once');
    const [first, again] = [await readJson<unknown>(send()), await readJson<unknown>(send())];
    expect(again).toEqual(first);
    expect((await setup.corrections.read(setup.renamed)).revision).toBe(1);
    const other = { ...body, name: { firstName: 'Ana', lastName: 'Núñez' } };
    expect(await refusalOf(setup.corrections.post('travellers/correction', other, 'correct-this-name-once'))).toEqual({
      name: 'tripNotFound',
    });
  });

  test('is corrected twice at most, and always against the name that was booked', async () => {
    await setup.corrections.correct(setup.lookup, { name: { firstName: 'Ana Maria', lastName: 'Nuñes' } });
    const { travellers } = await setup.corrections.read({ ...setup.lookup, firstName: 'Ana', lastName: 'Nuñes' });
    expect(travellers[0]?.nameCorrectionsLeft).toBe(1);
    const second = { ...setup.lookup, firstName: 'Ana', lastName: 'Nuñes' };
    expect(
      await refusalOf(setup.corrections.correct(second, { name: { firstName: 'Eva Maria', lastName: 'Nuñes' } })),
    ).toEqual({ name: 'nameOfAnotherPerson' });
    await setup.corrections.correct(second, { name: right });
    expect(
      await refusalOf(setup.corrections.correct(setup.renamed, { name: { ...right, lastName: 'Núñez Ruiz' } })),
    ).toEqual({
      name: 'nameCorrectionsUsedUp',
    });
  });

  test('of another person is refused, and nothing is corrected', async () => {
    const wish = { name: { firstName: 'Luis', lastName: 'Ortega' }, knownTravelerNumber: 'TT1234567' };
    expect(await refusalOf(setup.corrections.correct(setup.lookup, wish))).toEqual({ name: 'nameOfAnotherPerson' });
    const { revision, travellers } = await setup.corrections.read(setup.lookup);
    expect({ revision, known: travellers[0]?.knownTravelerHint }).toEqual({ revision: 0, known: undefined });
  });

  test('is no longer corrected once check-in opens; the rest is, until the last flight leaves', async () => {
    suite.gateway.clock.now = new Date('2026-11-30T13:30:00Z');
    expect(await refusalOf(setup.corrections.correct(setup.lookup, { name: right }))).toEqual({
      name: 'nameCorrectionsClosed',
    });
    expect(
      (await correctedBy(setup.corrections.correct(setup.lookup, { knownTravelerNumber: 'TT1234567' }))).namesUntil,
    ).toBeUndefined();
    suite.gateway.clock.now = new Date('2026-12-01T13:30:00Z');
    expect(await refusalOf(setup.corrections.correct(setup.lookup, { knownTravelerNumber: null }))).toEqual({
      name: 'correctionsClosed',
    });
    expect(await refusalOf(setup.corrections.contact(setup.lookup, { email: 'x@example.com' }))).toEqual({
      name: 'correctionsClosed',
    });
    await suite.deliver();
  });

  test('does not become that of somebody else on the trip', async () => {
    const other = { ...misspelt, firstName: 'Anna Marya' };
    const both = await setup.book([flight], [misspelt, other]);
    expect(
      await refusalOf(
        setup.corrections.correct(both, { traveller: 1, name: { firstName: 'Anna Maria', lastName: 'Nunes' } }),
      ),
    ).toEqual({
      name: 422,
      errors: [{ pointer: '/name/firstName', code: 'duplicatePassenger' }],
    });
    expect(await refusalOf(setup.corrections.correct(both, { traveller: 2, knownTravelerNumber: null }))).toEqual({
      name: 422,
      errors: [{ pointer: '/traveller', code: 'travellerUnknown' }],
    });
  });

  test('waits for a change that waits for its payment', async () => {
    const { changeId } = await waitingChange(
      suite.changes.change(setup.lookup, { to: [{ ...later, price: 20_000 }], card: '4000002500003155' }),
    );
    expect(await refusalOf(setup.corrections.correct(setup.lookup, { name: right }))).toEqual({
      name: 'changeUnderWay',
    });
    expect(
      (await correctedBy(setup.corrections.correct(setup.lookup, { knownTravelerNumber: 'TT1234567' }))).revision,
    ).toBe(1);
    await suite.changes.decide(changeId, 'declined');
    await suite.changes.complete(changeId);
  });

  test('leaves the changes of flights as they are worded, before and after', async () => {
    await changedTrip(suite.changes.change(setup.lookup, { to: [later] }));
    await setup.corrections.correct(setup.lookup, { name: right });
    await changedTrip(suite.changes.change(setup.renamed, { to: [{ ...flight, flight: 'WN7', price: 15_000 }] }));
    const { changes = [], passengers } = await setup.showTrip(setup.renamed);
    expect(changes.map(({ before }) => before[0]?.itinerary.legs[0]?.flight)).toEqual(['WN1', 'WN2']);
    const mail = (await setup.mailsAbout('Cambiamos los vuelos')).find((text) => text.includes('Vuelo WN 7'));
    expect(mail).toContain('vuelo WN 2');
    expect(mail).toContain(`boleto ${passengers[0]?.ticketNumber}`);
    await suite.expectSoundBooks();
  });
});

describe('a trip of several', () => {
  const leo = { ...misspelt, firstName: 'Leo', lastName: 'Ortega', birthDate: '1980-05-05' };
  const mia = { ...misspelt, firstName: 'Nora', lastName: 'Ortegga', birthDate: '1981-06-06' };
  const cancelPart = async (proof: TripLookup, version: number, passengers: number[]) =>
    tripSchema.parse(await readJson<unknown>(cancelAsQuoted(suite.gateway, proof, { part: { version, passengers } })));

  test('whose name was corrected is cancelled in part, and who left is corrected no more', async () => {
    setup.lookup = await setup.book([flight], [misspelt, leo, mia]);
    await setup.corrections.correct(setup.lookup, { name: right });
    const { version } = await setup.showTrip(setup.renamed);
    expect(version).toBe(1);
    expect(
      await refusalOf(cancelAsQuoted(suite.gateway, setup.renamed, { part: { version: 0, passengers: [1] } })),
    ).toEqual({
      name: 'cancellationChanged',
    });
    const left = await cancelPart(setup.renamed, version, [1]);
    expect(left).toMatchObject({ version: 2, passengers: [right, { firstName: 'Nora' }], changes: [{}] });
    // Nora is the second of the trip now, and was the third of those who were booked.
    const name = { firstName: 'Nora', lastName: 'Ortega' };
    expect(await correctedBy(setup.corrections.correct(setup.renamed, { traveller: 1, name }))).toMatchObject({
      travellers: [{ nameCorrectionsLeft: 1 }, { ...name, nameCorrectionsLeft: 1 }],
    });
    expect(
      await refusalOf(setup.corrections.correct(setup.renamed, { traveller: 2, knownTravelerNumber: null })),
    ).toEqual({
      name: 422,
      errors: [{ pointer: '/traveller', code: 'travellerUnknown' }],
    });
    const rows = await suite.database.db
      .select()
      .from(orderPassenger)
      .where(eq(orderPassenger.orderId, await setup.orderIdOf(setup.lookup)))
      .orderBy(asc(orderPassenger.position));
    expect(rows.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual([
      'Ana María Núñez',
      'Leo Ortega',
      'Nora Ortega',
    ]);
    const mails = await setup.mailsAbout('Corregimos los datos');
    expect(mails).toContainEqual(expect.stringContaining('El nombre en el boleto es ahora Nora Ortega.'));
    await suite.expectSoundBooks();
  });

  test('may be changed after a name was corrected, and corrected after that: each mail has its own flights', async () => {
    await setup.corrections.correct(setup.lookup, { name: right });
    await changedTrip(suite.changes.change(setup.renamed, { to: [later] }));
    await setup.corrections.correct(setup.renamed, { name: { ...right, lastName: 'Núñez Ruiz' } });
    const last = { ...setup.renamed, lastName: 'Núñez Ruiz' };
    await changedTrip(suite.changes.change(last, { to: [{ ...later, flight: 'WN5' }] }));
    const shown = await setup.showTrip(last);
    expect(shown).toMatchObject({ version: 4, changes: [{}, {}] });
    const flightsTold = (await setup.mailsAbout('Cambiamos los vuelos')).map((text) =>
      ['1', '2', '5'].filter((each) => text.includes(`WN ${each}`)).join(),
    );
    expect(new Set(flightsTold)).toEqual(new Set(['1,2', '2,5']));
    await suite.expectSoundBooks();
  });
});
