import { securityQuestions } from '@airline/reference-data/security-questions';

import type { AccountServices } from '../identity/services.ts';
import type { ProfileServices } from './services.ts';
import type { AccountAccess } from '../../http/access.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import { readAnswers } from '../help/answer-store.ts';
import { exportCompanions } from '../companion/companion-store.ts';
import { listSupportRequests } from '../companies/write-to-support.ts';
import { exportApprovals, exportMemberships } from '../companies/member-store.ts';
import { exportSignOnLinks } from '../companies/sign-on-store.ts';
import { readConsentHistory } from '../help/consent-store.ts';
import { exportPromotionMails, readAccess } from './export-store.ts';
import { readTravelers } from './frequent-traveler-store.ts';
import { readMemberProfile } from './member-profile.ts';
import { type Account, findAccountById } from '../identity/account-store.ts';
import { recordSecurityEvent } from '../identity/security-event-store.ts';
import { readMailChoiceRows } from '../identity/mail-choice-store.ts';
import { countRecoveryCodes, findTotp } from '../identity/factor-store.ts';
import { listPoints } from '../../loyalty/points/list-points.ts';

/**
 * Gathers everything that is stored about a member, under names that people can read (GDPR articles 15 and 20).
 *
 * What protects the account (password, answers, secrets of factors, tokens) is named and not given: it is hashed
 * or would open the account to anyone who finds the file. Those of a company get nothing: their data are the company's.
 */
export async function exportAccountData(
  services: ProfileServices,
  { accountId, sessionId }: AccountAccess,
  { reference, addressHash }: RequestTrace,
): Promise<Record<string, unknown> | undefined> {
  const {
    db,
    exportAddedTrips,
    exportAlerts,
    exportCards,
    exportFunds,
    exportOrders,
    exportPointsRequests,
    exportPromotions,
    exportReportViews,
    exportTiers,
    exportWatches,
    loyaltyServices,
    now,
  } = services;
  const found = await findAccountById(db, accountId);
  if (found?.account.kind !== 'member') return undefined;
  const { account } = found;
  const at = now();
  await recordSecurityEvent(db, { event: 'dataExported', at, accountId, sessionId, reference, addressHash });
  const { personal, travel } = await readMemberProfile(services, accountId);
  const { middleName, gender, phone, otherPhone } = personal;
  return {
    exportedAt: at,
    account: { ...describeAccount(account), middleName, gender, phone, otherPhone },
    travelPreferences: travel,
    frequentTravelers: await readTravelers(db, accountId),
    ...(await describeSecurity(db, account)),
    companies: await exportMemberships(db, accountId),
    approvals: await exportApprovals(db, accountId),
    reportViews: await exportReportViews(accountId),
    companyLogins: await exportSignOnLinks(db, accountId),
    supportRequests: await listSupportRequests(db, accountId),
    consents: (await readConsentHistory(db, accountId)).map(({ id: _id, accountId: _account, ...consent }) => consent),
    points: (await listPoints(loyaltyServices, accountId)).movements,
    tiers: await exportTiers(accountId),
    companions: await exportCompanions(db, accountId),
    promotions: await exportPromotions(accountId),
    orders: await exportOrders(account),
    addedTrips: await exportAddedTrips(accountId),
    pointsRequests: await exportPointsRequests(accountId),
    mails: {
      choices: (await readMailChoiceRows(db, accountId)).map(({ topic, isWanted, changedAt }) => ({
        topic,
        isWanted,
        changedAt,
      })),
      promotions: await exportPromotionMails(db, accountId),
    },
    savedCards: await exportCards(accountId),
    travelFunds: await exportFunds(accountId),
    fareWatches: await exportWatches(accountId),
    flightAlerts: account.email === null ? [] : await exportAlerts(account.email),
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
  db: AccountServices['db'],
  { id, language }: Account,
): Promise<Record<string, unknown>> {
  const { sessions, passkeys, devices, events } = await readAccess(db, id);
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
    trustedDevices: devices.map(({ browser, browserVersion, system, lastLoginAt }) => ({
      browser,
      browserVersion,
      system,
      lastLoginAt,
    })),
    sessions: sessions.map(({ id: _id, accountId: _account, ...session }) => session),
    securityEvents: events.map(({ at, event, details }) => ({ at, event, details })),
  };
}
