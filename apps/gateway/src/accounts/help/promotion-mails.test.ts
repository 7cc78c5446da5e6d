import { beforeEach, describe, expect, test } from 'vitest';

import { type AccountGateway, openGatewayBeforeEach, refusalOf } from '../../../test-support/account-gateway.ts';
import { readJson } from '../../../test-support/orders.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { promotion } from '../../loyalty/promotions/promotion-schema.ts';
import type { Account } from '../identity/account-store.ts';
import { insertConsents } from './consent-store.ts';
import { enqueuePromotionMails } from './enqueue-promotion-mails.ts';

let database: OpenDatabase;
let gateway: AccountGateway;
let account: Account;

const hourMs = 60 * 60 * 1000;
const words = { title: 'Doble de puntos', summary: 'Vuele dos veces.', terms: 'Sin letra pequeña.' };

openGatewayBeforeEach(async (opened) => {
  ({ database, gateway } = opened);
  account = await gateway.account();
});
beforeEach(() => consent(true));

async function consent(granted: boolean, id = account.id): Promise<void> {
  const recorded = { purpose: 'marketingEmail', granted, termsVersion: '2026-11', language: 'es' as const };
  await insertConsents(database.db, id, [recorded], gateway.clock.now);
}

/** Publishes a promotion that runs from now on, for everybody by default. */
async function publish(audience: { readonly tierStatus?: 'platinum'[] } = {}): Promise<void> {
  const at = gateway.clock.now;
  await database.db.insert(promotion).values({
    id: crypto.randomUUID(),
    region: 'west',
    kind: 'default',
    texts: { es: words, en: { ...words, title: 'Double points' } },
    startsAt: at,
    endsAt: new Date(at.getTime() + 240 * hourMs),
    timeZone: 'America/Chicago',
    audience: { loginState: [], tierStatus: [], corporateRole: [], corporateAccessLevel: [], ...audience },
    stage: 'published',
    version: 1,
    publishedAt: at,
    savedAt: at,
  });
}

/** Does what the worker of each minute does, and the worker of mails after it; gives how many mails the account got. */
async function mail(): Promise<number> {
  const sentTo = () => gateway.sent.filter(({ to }) => to === account.email).length;
  const before = sentTo();
  await enqueuePromotionMails(database.db, gateway.clock.now);
  await gateway.deliver();
  return sentTo() - before;
}

describe('a mail about a promotion', () => {
  test('goes once to each member who consented before it began, and to nobody else', async () => {
    const refused = await gateway.account();
    await consent(false, refused.id);
    await publish();
    const late = await gateway.account();
    gateway.clock.now = new Date(gateway.clock.now.getTime() + 1000);
    await consent(true, late.id);
    await Promise.all([
      enqueuePromotionMails(database.db, gateway.clock.now),
      enqueuePromotionMails(database.db, gateway.clock.now),
    ]);
    expect([await mail(), await mail()]).toEqual([1, 0]);
    expect(gateway.sent.map(({ to, subject }) => [to, subject])).toEqual([[account.email, words.title]]);
  });

  test('is not sent to whom it is not for, nor once the consent was taken back', async () => {
    await publish({ tierStatus: ['platinum'] });
    expect(await mail()).toBe(0);
    await publish();
    await enqueuePromotionMails(database.db, gateway.clock.now);
    await consent(false);
    expect(await mail()).toBe(0);
  });

  test('is no news two days later', async () => {
    await publish();
    gateway.clock.now = new Date(gateway.clock.now.getTime() + 49 * hourMs);
    expect(await mail()).toBe(0);
  });

  test('has a link and an address for mail readers’ buttons that end all of them without a login; twice is once', async () => {
    await publish();
    await mail();
    const sent = gateway.sent.at(-1);
    const token = new URL(sent?.unsubscribeUrl ?? '').pathname.split('/').at(-1);
    expect(sent?.text).toMatch(/\/promotion-mails\S*#\S+/);
    const stop = () => gateway.post('/api/account/v1/promotion-mails/stop', { token });
    expect([(await stop()).status, (await stop()).status]).toEqual([204, 204]);
    expect(await readJson(choices())).toMatchObject({ choices: { promotions: false, points: true } });
    await consent(true);
    const button = await gateway.app.request(new URL(sent?.unsubscribeUrl ?? '').pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(button.status).toBe(204);
    expect(await readJson(choices())).toMatchObject({ choices: { promotions: false } });
    const forged = `${account.id}.${'A'.repeat(43)}`;
    expect(await refusalOf(gateway.post('/api/account/v1/promotion-mails/stop', { token: forged }))).toContain(
      'mailLinkInvalid',
    );
  });
});

async function choices(method = 'GET', body?: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await gateway.logIn(account.id)}` };
  return gateway.app.request('/api/account/v1/mail-choices', {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

test('choices of mails are kept with the language, and promotions as a consent with the version of its texts', async () => {
  const wanted = { promotions: false, points: false, tripReminders: true, funds: false, newDevices: true };
  expect((await choices('PUT', { choices: wanted, language: 'en' })).status).toBe(204);
  expect(await readJson(choices())).toEqual({ choices: wanted, language: 'en', email: account.email });
  expect((await gateway.read(account.id)).language).toBe('en');
});
