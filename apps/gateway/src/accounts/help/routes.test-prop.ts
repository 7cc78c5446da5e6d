import { endpoints, type Endpoint, problem } from '@airline/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type AccountGateway, openAccountGateway } from '../../../test-support/account-gateway.ts';
import { arbitraryOf } from '../../../test-support/arbitrary-of-schema.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import type { OpenDatabase } from '../../database/database.ts';

let database: OpenDatabase;
let gateway: AccountGateway;
let bearer: string;
/** What makes it likely that something is found at all. */
const texts: Record<string, string[]> = {
  countryCode: ['US', 'ES', 'IE'],
  stateCode: ['TX', 'VI'],
  postalCode: ['75201', '41004'],
  zipCode: ['75201'],
  dateOfBirth: ['1990-04-12'],
  securityAnswer: ['Sevilla'],
  questionId: ['birthCity', 'firstPetName'],
  newPassword: ['Brisa2027!'],
  currentPassword: ['Viento2026!'],
  password: ['Brisa2027!'],
  termsVersion: ['2026-11'],
  product: ['business'],
};

beforeAll(async () => {
  database = await openMemoryDatabase();
  gateway = openAccountGateway(database);
  const account = await gateway.account();
  const login = { purpose: 'resetPassword', username: account.username ?? '' } as const;
  texts['token'] = [
    await gateway.link(login),
    await gateway.link({ purpose: 'forgotUsername', email: account.email ?? '' }),
  ];
  texts['username'] = [account.username ?? ''];
  texts['email'] = [account.email ?? ''];
  bearer = await gateway.logIn(account.id);
});
afterAll(() => database.close());

/** Expects success as the contract's schema says, or a refusal that says why; never a failure. */
async function expectForeseen({ success, answer }: Endpoint, given: Response): Promise<void> {
  const text = await given.text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  const isForeseen =
    given.status === success
      ? (answer?.safeParse(body).success ?? body === undefined)
      : given.status < 500 && problem.safeParse(body).success;
  expect({ status: given.status, body, isForeseen }).toMatchObject({ isForeseen: true });
}

test.each([
  'requestLink',
  'readLink',
  'answerLink',
  'completeLink',
  'enrollMember',
  'updatePassword',
  'changeEmail',
  'recordConsents',
  'requestErasure',
] as const)('%s answers any body as the contract says', async (name) => {
  const { method, path, body } = endpoints[name];
  const values = fc.oneof({ weight: 5, arbitrary: arbitraryOf(body, texts) }, fc.jsonValue());
  await fc.assert(
    fc.asyncProperty(values, async (value) => {
      // Time enough for no limit to stand in the way, and not so much that the proof of the person is too old.
      gateway.clock.now = new Date(gateway.clock.now.getTime() + 10_000);
      await database.db.execute('delete from rate_limit');
      const given = await gateway.app.request(path, {
        method,
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${bearer}`,
          'idempotency-key': crypto.randomUUID(),
        },
        body: JSON.stringify(value),
      });
      await expectForeseen(endpoints[name], given);
    }),
    { numRuns: 60 },
  );
  await gateway.deliver();
});
