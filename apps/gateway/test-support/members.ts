import { randomInt, randomUUID } from 'node:crypto';

import type { ClientCategory } from '@airline/client-config/client-categories';

import { makeAccountNumber } from '../src/accounts/identity/rules/account-number.ts';
import type { AccountServices } from '../src/accounts/identity/services.ts';
import { insertAccount, type NewAccount } from '../src/accounts/identity/account-store.ts';
import { insertPoints } from '../src/loyalty/points/points-store.ts';
import { insertSession } from '../src/accounts/identity/session-store.ts';

/** An account with a token of its own, as a browser that has just logged in holds it. */
export interface TestMember {
  readonly id: string;
  readonly accountNumber: string;
  readonly accessToken: string;
}

/** Writes an account with points and logs it in; Ana María Núñez-O’Hara by default. */
export async function openMember(
  accountServices: AccountServices,
  {
    points = 0,
    category = 'member',
    ...values
  }: Partial<NewAccount> & { readonly points?: number; readonly category?: ClientCategory } = {},
): Promise<TestMember> {
  const { db, now } = accountServices;
  const [id, accountNumber, at] = [randomUUID(), makeAccountNumber(randomInt), now()];
  await insertAccount(db, {
    id,
    kind: 'member',
    status: 'active',
    accountNumber,
    username: `ana.${id}`,
    email: 'ana.nunez@example.com',
    firstName: 'Ana María',
    lastName: 'Núñez-O’Hara',
    language: 'es',
    createdAt: at,
    ...values,
  });
  if (points > 0) await insertPoints(db, { accountId: id, kind: 'welcome', points, at });
  return { id, accountNumber, accessToken: await logInAgain(accountServices, id, { category }) };
}

/** Logs an account in, at the clock's moment by default; returns the access token of the new session. */
export async function logInAgain(
  { db, now, tokens }: AccountServices,
  id: string,
  {
    category = 'member',
    authenticatedAt: at = now(),
  }: { readonly category?: ClientCategory; readonly authenticatedAt?: Date } = {},
): Promise<string> {
  const sessionId = randomUUID();
  const session = { clientId: 'test', category, authenticatedAt: at, methods: ['pwd'] };
  const expiresAt = new Date(at.getTime() + 24 * 60 * 60 * 1000);
  await insertSession(db, { ...session, id: sessionId, accountId: id, createdAt: at, lastUsedAt: at, expiresAt });
  return tokens.signAccessToken({ ...session, subject: id, sessionId });
}
