import { createHash } from 'node:crypto';

import {
  consentPurposes,
  currentTermsVersion,
  type EnrollmentRequest,
  idempotencyKeyHeader,
  type LinkResult,
} from '@airline/contract';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import {
  type AccountGateway,
  lookupOf,
  oldPassword,
  refusalOf,
  statusesOf,
  securityAnswers,
  tokenOf,
  openGatewayBeforeEach,
} from '../../../test-support/account-gateway.ts';
import { readJson } from '../../../test-support/orders.ts';
import { deleteUnconfirmedBefore } from './link-store.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { isAccountNumber } from '../identity/rules/account-number.ts';
import { idempotencyKey } from '../../database/idempotency-key-schema.ts';
import { accountConsent } from './help-schema.ts';
import { account as accounts } from '../identity/identity-schema.ts';

let database: OpenDatabase;
let gateway: AccountGateway;
let hours: number;

openGatewayBeforeEach((opened) => {
  ({ database, gateway, hours } = opened);
});

const path = '/api/account-help/v1/enrollments';
const complete = (token: string) =>
  gateway.post('/api/account-help/v1/links/result', { token, purpose: 'confirmEnrollment' });

function applicant(values: Partial<EnrollmentRequest> = {}): EnrollmentRequest {
  return {
    firstName: 'Inés',
    lastName: 'Pérez',
    birthDate: '1990-04-12',
    email: `ines.${hours}@example.com`,
    address: { countryCode: 'US', line1: '1200 Main St', city: 'Dallas', stateCode: 'TX', postalCode: '75201' },
    username: `ines.${hours}`,
    password: 'Viento2026!',
    securityAnswers: [...securityAnswers],
    consents: [],
    termsVersion: currentTermsVersion,
    language: 'es',
    surface: 'traveller',
    ...values,
  };
}

async function findByUsername(username: string) {
  const [found] = await database.db.select().from(accounts).where(eq(accounts.usernameKey, username.toLowerCase()));
  return found;
}

describe('an enrolment', () => {
  test('is mailed to one address a few times a day, however many people enrol with it', async () => {
    const email = `victima.${hours}@example.com`;
    for (let each = 0; each < 8; each += 1) {
      const given = await gateway.post(path, applicant({ email, username: `ines.${hours}.${each}` }));
      expect(given.status).toBe(202);
    }
    await gateway.deliver();
    expect(gateway.sent.filter(({ to }) => to === email)).toHaveLength(5);
  });

  test('is mailed once more to the person who asks again', async () => {
    const enrollment = applicant();
    await gateway.post(path, enrollment);
    await gateway.deliver();
    const again = lookupOf({ purpose: 'confirmEnrollment', username: enrollment.username });
    await gateway.post('/api/account-help/v1/lookups', again);
    await gateway.deliver();
    expect(gateway.sent.filter(({ to }) => to === enrollment.email)).toHaveLength(2);
  });

  test('leads after its first login to the page that was wanted, which stands in no mail', async () => {
    const continueTo = '/loyalty/myaccount/trips';
    const enrollment = applicant({ continueTo });
    await gateway.post(path, enrollment);
    await gateway.deliver();
    const again = lookupOf({ purpose: 'confirmEnrollment', username: enrollment.username });
    await gateway.post('/api/account-help/v1/lookups', again);
    await gateway.deliver();
    const [first, second] = gateway.sent;
    expect(JSON.stringify([first, second])).not.toContain(continueTo);
    expect(await readJson(complete(tokenOf(second)))).toMatchObject({ continueTo });
  });

  test.each(['https://evil.example/', '//evil.example/', '/\t/evil.example', `/${'a'.repeat(500)}`])(
    'is refused with %j to go on to',
    async (continueTo) => {
      expect((await gateway.post(path, applicant({ continueTo }))).status).toBe(422);
    },
  );

  test('leaves no hash by which its password could be guessed', async () => {
    const key = `key.${hours}`.padEnd(20, 'x').replaceAll('.', '-');
    const body = JSON.stringify(applicant());
    await gateway.app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [idempotencyKeyHeader]: key },
      body,
    });
    const [row] = await database.db.select().from(idempotencyKey).where(eq(idempotencyKey.key, key));
    const plain = createHash('sha256').update(`POST ${path}\n${body}`).digest('base64url');
    expect(row?.requestHash).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(row?.requestHash).not.toBe(plain);
  });

  test('makes an account that works once the mailed link was opened', async () => {
    const given = await gateway.post(path, applicant());
    expect(given.status).toBe(202);
    expect(await given.text()).toBe('');
    expect(await findByUsername(`ines.${hours}`)).toMatchObject({ status: 'pending', kind: 'member', tier: 'member' });
    await gateway.deliver();
    expect(gateway.sent).toHaveLength(1);
    expect(gateway.sent[0]?.text).toContain('24 horas');
    const token = tokenOf(gateway.sent[0]);
    expect(await gateway.state(token)).toMatchObject({ purpose: 'confirmEnrollment', isProved: true });
    const result = await readJson<LinkResult>(complete(token));
    expect(result).toMatchObject({ purpose: 'confirmEnrollment', username: `ines.${hours}`, firstName: 'Inés' });
    expect(isAccountNumber('accountNumber' in result ? result.accountNumber : '')).toBe(true);
    expect(await findByUsername(`ines.${hours}`)).toMatchObject({ status: 'active' });
    expect(await readJson(complete(token))).toMatchObject({
      type: '/problems/account-help/link-used',
      mailedLink: { purpose: 'confirmEnrollment', isDone: true },
    });
  });

  test('keeps which version of the terms of the program was agreed to', async () => {
    expect((await gateway.post(path, applicant())).status).toBe(202);
    const { id = '' } = (await findByUsername(`ines.${hours}`)) ?? {};
    const rows = await database.db.select().from(accountConsent).where(eq(accountConsent.accountId, id));
    const agreed = { purpose: 'programTerms', granted: true, termsVersion: currentTermsVersion };
    expect(rows).toEqual([expect.objectContaining({ ...agreed, recordedAt: gateway.clock.now })]);
  });

  test('keeps what was allowed and refused, with the texts that were shown', async () => {
    const consents = consentPurposes.map((purpose) => ({ purpose, granted: purpose === 'marketingEmail' }));
    const address = { countryCode: 'ES', line1: 'Calle Sierpes 1', city: 'Sevilla', postalCode: '41004' };
    expect((await gateway.post(path, applicant({ address, consents, language: 'en' }))).status).toBe(202);
    const { id = '' } = (await findByUsername(`ines.${hours}`)) ?? {};
    const rows = await database.db.select().from(accountConsent).where(eq(accountConsent.accountId, id));
    const asked = rows.filter(({ purpose }) => purpose !== 'programTerms');
    expect(asked.map(({ purpose, granted }) => ({ purpose, granted }))).toEqual(consents);
    expect(asked[0]).toMatchObject({
      termsVersion: currentTermsVersion,
      language: 'en',
      recordedAt: gateway.clock.now,
    });
  });

  test('without them is refused where the country’s law wants them asked', async () => {
    const address = { countryCode: 'ES', line1: 'Calle Sierpes 1', city: 'Sevilla', postalCode: '41004' };
    expect((await refusalOf(gateway.post(path, applicant({ address })))).slice(1)).toEqual(['/consents required']);
  });

  test.each([
    [{ birthDate: '2010-01-01' }, '/birthDate underage'],
    [{ termsVersion: '2020-01-31' }, '/termsVersion outdated'],
    // A page of an earlier release names a month alone.
    [{ termsVersion: '2026-11' }, '/termsVersion outdated'],
  ])('with %o is refused, and changes nothing', async (values, fault) => {
    const given = await gateway.post(path, applicant(values));
    expect(given.status).toBe(422);
    expect((await refusalOf(given)).slice(1)).toEqual([fault]);
    expect(await findByUsername(`ines.${hours}`)).toBeUndefined();
  });

  test('tells a bad password and a taken username by their codes', async () => {
    expect(await refusalOf(gateway.post(path, applicant({ password: 'Password1' })))).toEqual([
      400356114,
      '/password blacklisted',
    ]);
    const taken = await gateway.account();
    for (const username of [taken.username?.toUpperCase() ?? '', 'ANONYMOUS', 'anonymous']) {
      expect(await refusalOf(gateway.post(path, applicant({ username })))).toEqual([
        400356113,
        '/username usernameTaken',
      ]);
    }
  });

  test('happens once for its key, and the key is for it alone', async () => {
    const key = { 'idempotency-key': `enrolment-${'0'.repeat(10)}-${hours}` };
    const given = await Promise.all(Array.from({ length: 4 }, () => gateway.post(path, applicant(), key)));
    // A later one may find the first under way, or its username taken by it: asked again it has the first one’s answer.
    expect(given.some(({ status }) => status === 202)).toBe(true);
    expect((await gateway.post(path, applicant(), key)).status).toBe(202);
    expect(await database.db.$count(accounts, eq(accounts.usernameKey, `ines.${hours}`))).toBe(1);
    expect(await refusalOf(gateway.post(path, applicant({ lastName: 'Otra' }), key))).toEqual(['idempotencyKeyReused']);
    expect(await refusalOf(gateway.post(path, applicant(), { 'idempotency-key': '' }))).toEqual([
      'idempotencyKeyMissing',
    ]);
    await gateway.deliver();
    expect(gateway.sent).toHaveLength(1);
  });

  test('of two people who want one username at the same moment one gets it', async () => {
    const username = `wanted.${hours}`;
    const given = await Promise.all(
      ['a', 'b', 'c'].map((who) => gateway.post(path, applicant({ username, email: `${who}.${hours}@example.com` }))),
    );
    expect(statusesOf(given)).toEqual([202, 400, 400]);
  });

  test('that nobody confirms goes once nobody can, and its username is free again', async () => {
    await gateway.post(path, applicant());
    await gateway.deliver();
    const confirmed = await gateway.account();
    const dayMs = 24 * 60 * 60_000;
    const forget = () => deleteUnconfirmedBefore(database.db, new Date(Date.UTC(2100, 0, 1)), gateway.clock.now);
    gateway.clock.now = new Date(gateway.clock.now.getTime() + dayMs - 1);
    await forget();
    expect(await findByUsername(`ines.${hours}`)).toBeDefined();
    gateway.clock.now = new Date(gateway.clock.now.getTime() + 1);
    await forget();
    expect(await findByUsername(`ines.${hours}`)).toBeUndefined();
    expect(await gateway.read(confirmed.id)).toMatchObject({ status: 'active' });
    expect(await refusalOf(complete(tokenOf(gateway.sent[0])))).toEqual(['linkInvalid']);
  });
});

describe('the address of an enrolment', () => {
  const correct = (values: object = {}) =>
    gateway.app.request('/api/account-help/v1/enrollments/email', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        username: `ines.${hours}`,
        password: 'Viento2026!',
        email: `right.${hours}@example.com`,
        language: 'es',
        surface: 'traveller',
        ...values,
      }),
    });

  test('is corrected by its password: the link goes there, and the one that went astray works no more', async () => {
    await gateway.post(path, applicant());
    await gateway.deliver();
    gateway.pass(60_000);
    const given = await correct();
    expect([given.status, await given.text()]).toEqual([202, '']);
    await gateway.deliver();
    expect(gateway.sent.map(({ to }) => to)).toEqual([`ines.${hours}@example.com`, `right.${hours}@example.com`]);
    expect(await refusalOf(complete(tokenOf(gateway.sent[0])))).toEqual(['linkSuperseded']);
    expect((await complete(tokenOf(gateway.sent[1]))).status).toBe(200);
    expect(await findByUsername(`ines.${hours}`)).toMatchObject({
      status: 'active',
      email: `right.${hours}@example.com`,
    });
  });

  test('stays what it is for who does not know the password, who learns no more than at a login', async () => {
    await gateway.post(path, applicant());
    const wrong = [
      await refusalOf(correct({ password: 'Otra2026!' })),
      await refusalOf(correct({ username: 'nobody' })),
    ];
    expect(wrong).toEqual([[400618205], [400618205]]);
    for (let tries = 2; tries < 5; tries += 1) await correct({ password: 'Otra2026!' });
    expect(await refusalOf(correct({ password: 'Otra2026!' }))).toEqual([400618202]);
    expect(await refusalOf(correct())).toEqual([400618202]);
    expect(await findByUsername(`ines.${hours}`)).toMatchObject({ email: `ines.${hours}@example.com` });
  });

  test('cannot be corrected once it was confirmed, nor of an account that is on hold', async () => {
    await gateway.post(path, applicant());
    await gateway.deliver();
    await complete(tokenOf(gateway.sent[0]));
    expect(await refusalOf(correct())).toEqual(['enrollmentConfirmed']);
    const held = await gateway.account({ status: 'held' });
    expect(await refusalOf(correct({ username: held.username, password: oldPassword }))).toEqual([400120381]);
  });

  test('is corrected five times in an hour at most', async () => {
    await gateway.post(path, applicant());
    for (let turn = 0; turn < 5; turn += 1) expect((await correct({ email: `${turn}@example.com` })).status).toBe(202);
    expect(await refusalOf(correct())).toEqual(['tooManyRequests']);
  });
});

describe('somebody who is a member already', () => {
  test('learns so by mail alone; the answer and what it leaves are those of a stranger', async () => {
    const member = await gateway.account({ firstName: 'Inés', email: `member.${hours}@example.com` });
    const known = applicant({
      email: member.email?.toUpperCase() ?? '',
      firstName: 'INES',
      username: `known.${hours}`,
    });
    const stranger = applicant({ username: `stranger.${hours}` });
    const [first, second] = [await gateway.post(path, known), await gateway.post(path, stranger)];
    expect([first.status, await first.text()]).toEqual([second.status, await second.text()]);
    const headersOf = (given: Response) => [...given.headers].filter(([name]) => name !== 'x-request-id');
    expect(headersOf(first)).toEqual(headersOf(second));
    const left = await database.db
      .select({ status: accounts.status })
      .from(accounts)
      .where(inArray(accounts.usernameKey, [known.username, stranger.username]));
    expect(left).toEqual([{ status: 'pending' }, { status: 'pending' }]);
    await gateway.deliver();
    expect(gateway.sent.map(({ subject }) => subject)).toEqual([
      'Usted ya tiene una cuenta',
      'Confirme su correo y empiece a acumular puntos',
    ]);
    expect(gateway.sent[0]?.text).toMatch(/\/login\/\?language=es\s[^]*\/accounthelp\/reset-password/);
    const asked = { purpose: 'resetPassword', username: known.username } as const;
    await gateway.post('/api/account-help/v1/lookups', lookupOf(asked));
    await gateway.deliver();
    expect(gateway.sent.at(-1)?.subject).toBe('Usted ya tiene una cuenta');
  });

  test('is not taken for another one of the family with the same address', async () => {
    const email = `family.${hours}@example.com`;
    await gateway.account({ firstName: 'Ana', email });
    await gateway.post(path, applicant({ email, firstName: 'Inés' }));
    await gateway.post(
      path,
      applicant({ email, firstName: 'Ana', birthDate: '1950-01-01', username: `abuela.${hours}` }),
    );
    await gateway.deliver();
    expect(gateway.sent.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 2 }, () => 'Confirme su correo y empiece a acumular puntos'),
    );
    // One of them may have forgotten that the account is theirs.
    for (const { text } of gateway.sent) expect(text).toContain('Con este correo ya hay una cuenta, de: Ana.');
  });
});

test('an address cannot ask for a list of usernames', async () => {
  const taken = await gateway.account();
  const statuses = [];
  for (let asked = 0; asked < 32; asked += 1) {
    statuses.push((await gateway.post(path, applicant({ username: taken.username ?? '' }))).status);
  }
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 400));
  expect(statuses.slice(30)).toEqual([429, 429]);
});
