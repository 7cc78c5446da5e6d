import {
  corporateAccessLevel,
  marketingRegion,
  membershipTier,
  mostCredentialDays,
  securityAnswer,
  staffRoles,
} from '@airline/contract';
import * as z from 'zod/mini';

import type { AccountServices } from '../identity/services.ts';
import type { Database } from '../../database/database.ts';
import { companyMember } from '../companies/company-schema.ts';
import { reportCredential } from '../companies/report-credential-schema.ts';
import { corporateRoleOf } from '../identity/rules/login-categories.ts';
import { replaceAnswers, type StoredAnswer } from '../help/answer-store.ts';
import { insertAccountOnce, insertCompanyOnce } from '../identity/account-store.ts';
import { putTotp } from '../identity/factor-store.ts';
import { grantCompanion } from '../companion/companion-store.ts';
import { grantTier } from '../../loyalty/tiers/tier-store.ts';
import { insertFlown, insertPoints } from '../../loyalty/points/points-store.ts';
import { hashAnswers } from '../help/hash-answers.ts';
import demoFile from './demo-accounts.json' with { type: 'json' };
import { sealSecret } from '../identity/sealed-secret.ts';

const demoCompany = z.object({
  id: z.uuid(),
  name: z.string(),
  product: z.string(),
  companyNumber: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  line1: z.string(),
  city: z.string(),
  stateCode: z.string(),
  postalCode: z.string(),
  countryCode: z.string(),
});
const demoAccounts = z.object({
  /** Those of every account that has a password. */
  securityAnswers: z.array(securityAnswer),
  company: demoCompany,
  deactivatedCompany: demoCompany,
  accounts: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(['member', 'corporateTraveler', 'travelManager', 'areaMarketingManager', 'reportService']),
      status: z.optional(z.enum(['held', 'disabled'])),
      company: z.optional(z.enum(['company', 'deactivatedCompany'])),
      username: z.optional(z.string()),
      password: z.optional(z.string()),
      accountNumber: z.string(),
      email: z.optional(z.string()),
      firstName: z.optional(z.string()),
      lastName: z.optional(z.string()),
      birthDate: z.optional(z.string()),
      postalCode: z.string(),
      tier: z.optional(membershipTier),
      accessLevel: z.optional(corporateAccessLevel),
      marketingRegion: z.optional(marketingRegion),
      staffRole: z.optional(z.enum(staffRoles)),
      points: z.optional(z.int()),
      /** Whether the airline lets the member fly with a companion. */
      fliesWithCompanion: z.optional(z.boolean()),
      /** Directions flown in the weeks before it is made, with the points of each: a tier is reached with them. */
      flown: z.optional(z.object({ flights: z.int(), points: z.int() })),
      totpSecret: z.optional(z.string()),
    }),
  ),
});

/** Stands for an address: nobody asks. */
const seeding = 'seeding';

type DemoAccount = z.infer<typeof demoAccounts>['accounts'][number];

/** Makes the demonstration's accounts where they are missing. Their passwords are public. */
export async function seedDemoAccounts(services: AccountServices): Promise<void> {
  const { securityAnswers, company, deactivatedCompany, accounts } = demoAccounts.parse(demoFile);
  const answers = await hashAnswers(services.secrets, securityAnswers, seeding);
  const createdAt = services.now();
  await insertCompanyOnce(services.db, { ...company, status: 'active', createdAt });
  await insertCompanyOnce(services.db, { ...deactivatedCompany, status: 'deactivated', createdAt });
  const companyIds = { company: company.id, deactivatedCompany: deactivatedCompany.id };
  for (const account of accounts) {
    const companyId = account.company === undefined ? null : companyIds[account.company];
    await seedAccount(services, account, companyId, account.password === undefined ? [] : answers);
  }
}

async function seedAccount(
  { db, now, secrets, secretFor }: AccountServices,
  { password, points, flown, fliesWithCompanion, totpSecret, company: _company, status, ...values }: DemoAccount,
  companyId: string | null,
  answers: readonly StoredAnswer[],
): Promise<void> {
  const at = now();
  const passwordHash = password === undefined ? null : await secrets.hashSecret(password, seeding);
  const sealingKey = await secretFor('secondFactor');
  await db.transaction(async (transaction) => {
    const isNew = await insertAccountOnce(transaction, {
      countryCode: 'US',
      ...values,
      status: status ?? 'active',
      companyId,
      language: 'es',
      passwordHash,
      passwordChangedAt: passwordHash === null ? null : at,
      createdAt: at,
    });
    if (!isNew) return;
    await seedMembership(transaction, { ...values, companyId }, at);
    if (values.kind === 'reportService' && companyId !== null && password !== undefined) {
      await seedCredential(transaction, { id: values.id, companyId, password }, at);
    }
    await replaceAnswers(transaction, values.id, answers);
    if (values.tier !== undefined && values.tier !== 'member') {
      await grantTier(transaction, { accountId: values.id, tier: values.tier }, at);
    }
    if (fliesWithCompanion === true) await grantCompanion(transaction, values.id, at);
    if (points !== undefined) await insertPoints(transaction, { accountId: values.id, kind: 'welcome', points, at });
    if (flown !== undefined) await insertFlown(transaction, { accountId: values.id, ...flown }, at);
    if (totpSecret === undefined) return;
    const secret = sealSecret(sealingKey, totpSecret, values.id);
    await putTotp(transaction, { accountId: values.id, secret, confirmedAt: at, lastStep: 0 });
  });
}

/** Puts people who travel for a company, or manage its travel, into it. */
async function seedMembership(
  db: Database,
  { id, companyId, kind, email, firstName, lastName, accessLevel }: Omit<DemoAccount, 'company'> & CompanyOf,
  at: Date,
): Promise<void> {
  const role = corporateRoleOf({ kind, companyRole: null });
  if (companyId === null || email === undefined || (role !== 'traveler' && role !== 'travelManager')) return;
  await db.insert(companyMember).values({
    id,
    companyId,
    accountId: id,
    email,
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    role,
    accessLevel: accessLevel ?? 'viewer',
    state: 'active',
    joinedAt: at,
  });
}

/** Lists the demonstration's service among the credentials of its company. */
async function seedCredential(
  db: Database,
  { id, companyId, password }: { readonly id: string; readonly companyId: string; readonly password: string },
  at: Date,
): Promise<void> {
  await db.insert(reportCredential).values({
    id,
    companyId,
    accountId: id,
    name: 'Demo',
    lastFour: password.slice(-4),
    madeAt: at,
    expiresAt: new Date(at.getTime() + mostCredentialDays * 24 * 60 * 60 * 1000),
  });
}

interface CompanyOf {
  readonly companyId: string | null;
}
