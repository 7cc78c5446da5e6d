import { securityQuestions } from '@airline/reference-data/security-questions';

import type { IdentityServices } from '../../identity-services.ts';
import type { AccountAccess } from '../../middleware/authenticate.ts';
import type { RequestTrace } from '../../request-origin.ts';
import { readAnswers } from '../../store/account-answers.ts';
import { readConsentHistory } from '../../store/account-consents.ts';
import { readAccess, readOrdersOf } from '../../store/account-export.ts';
import { type Account, findAccountById } from '../../store/identity-accounts.ts';
import { recordSecurityEvent } from '../../store/identity-events.ts';
import { countRecoveryCodes, findTotp } from '../../store/identity-factors.ts';
import { exportOrder } from './export-order.ts';
import { listPoints } from './list-points.ts';

/**
 * Gathers everything that is stored about a member, under names that people can read (GDPR articles 15 and 20).
 *
 * What protects the account (password, answers, secrets of factors, tokens) is told to be there and not given: it is hashed
 * or would open the account to whoever finds the file. Those of a company get nothing: their data are the company's.
 */
export async function exportAccountData(
  { db, now }: IdentityServices,
  { accountId, sessionId }: AccountAccess,
  { reference, addressHash }: RequestTrace,
): Promise<Record<string, unknown> | undefined> {
  const found = await findAccountById(db, accountId);
  if (found?.account.kind !== 'member') return undefined;
  const { account } = found;
  const at = now();
  await recordSecurityEvent(db, { event: 'dataExported', at, accountId, sessionId, reference, addressHash });
  const orders = await readOrdersOf(db, account);
  return {
    exportedAt: at,
    account: describeAccount(account),
    ...(await describeSecurity(db, account)),
    consents: (await readConsentHistory(db, accountId)).map(({ id: _id, accountId: _account, ...consent }) => consent),
    points: (await listPoints(db, accountId)).movements,
    orders: orders.map((order) => exportOrder(order, account)),
  };
}

function describeAccount(account: Account): Record<string, unknown> {
  const { countryCode, line1, line2, city, stateCode, postalCode } = account;
  const { accountNumber, username, email, firstName, lastName, birthDate, language, tier, status } = account;
  return {
    accountNumber,
    username,
    email,
    firstName,
    lastName,
    birthDate,
    language,
    tier,
    status,
    address: { line1, line2, city, stateCode, postalCode, countryCode },
    memberSince: account.createdAt,
    passwordChangedAt: account.passwordChangedAt,
  };
}

async function describeSecurity(
  db: IdentityServices['db'],
  { id, language }: Account,
): Promise<Record<string, unknown>> {
  const { sessions, passkeys, events } = await readAccess(db, id);
  const totp = await findTotp(db, id);
  const answers = await readAnswers(db, id);
  const questionText = new Map<string, string>(
    securityQuestions.map((question) => [question.id, question.text[language]]),
  );
  return {
    securityQuestions: answers.map(({ questionId }) => questionText.get(questionId) ?? questionId),
    secondFactors: {
      authenticatorAppSince: totp?.confirmedAt ?? null,
      recoveryCodesLeft: await countRecoveryCodes(db, id),
      passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt })),
    },
    sessions: sessions.map(({ id: _id, accountId: _account, ...session }) => session),
    securityEvents: events.map(({ at, event, details }) => ({ at, event, details })),
  };
}
