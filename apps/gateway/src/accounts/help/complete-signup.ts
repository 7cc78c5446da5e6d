import { randomInt, randomUUID } from 'node:crypto';

import { type completeCompanySignup, currentTermsOfUse } from '@airline/contract';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';

import { brokenConstraint } from '../../database/broken-constraint.ts';
import type { Database } from '../../database/database.ts';
import { type Refused, refusedByCode, refusedFields } from '../../http/refusal.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import { isUsernameTaken } from '../identity/account-change-store.ts';
import { insertAccount } from '../identity/account-store.ts';
import { company } from '../identity/identity-schema.ts';
import { recordSecurityEvent } from '../identity/security-event-store.ts';
import type { AccountServices } from '../identity/services.ts';
import { passwordFaults } from './rules/credential-faults.ts';
import { recoveryErrorCode } from './rules/recovery-checks.ts';
import { isReservedUsername } from './rules/reserved-username.ts';
import { recordCompanyEvents } from '../companies/company-events.ts';
import { companyMember } from '../companies/company-schema.ts';
import { listChanges } from '../companies/rules/list-changes.ts';
import { findSignup } from './sign-up-company.ts';
import { companySignup } from './signup-schema.ts';

type Completion = z.infer<typeof completeCompanySignup.body>;
type Opened = z.infer<typeof completeCompanySignup.answer>;

const usernameTaken = refusedByCode(recoveryErrorCode('usernameTaken'), {
  errors: [{ pointer: '/username', code: 'usernameTaken' }],
});

/** Opens the company of a mailed link, once, with the account of its first administrator, whose address the link has proved. */
export async function completeSignup(
  services: AccountServices,
  completion: Completion,
  trace: RequestTrace,
): Promise<Opened | Refused> {
  const { db, secrets } = services;
  const { token, username, password, termsVersion } = completion;
  const found = await findSignup(services, db, token);
  if ('refused' in found) return found;
  if (termsVersion !== currentTermsOfUse) return refusedFields([{ pointer: '/termsVersion', code: 'outdated' }]);
  const faults = passwordFaults(password, '/password');
  if (faults.length > 0) return refusedByCode(recoveryErrorCode('passwordInvalid'), { errors: [...faults] });
  if (isReservedUsername(username) || (await isUsernameTaken(db, username))) return usernameTaken;
  const passwordHash = await secrets.hashSecret(password, trace.address);
  return openCompany(services, { ...completion, passwordHash, trace });
}

interface Opening extends Completion {
  readonly passwordHash: string;
  readonly trace: RequestTrace;
}

async function openCompany(services: AccountServices, opening: Opening): Promise<Opened | Refused> {
  try {
    return await services.db.transaction((tx) => writeCompany(services, tx, opening));
  } catch (error) {
    const broken = brokenConstraint(error);
    if (broken === 'account_username') return usernameTaken;
    // One of ninety million numbers was drawn before: draw again.
    if (broken === 'company_number') return openCompany(services, opening);
    throw error;
  }
}

async function writeCompany(
  services: AccountServices,
  tx: Database,
  { token, username, passwordHash, termsVersion, trace }: Opening,
): Promise<Opened | Refused> {
  // Of two presses at the same moment the second finds it used: the row is locked.
  const signup = await findSignup(services, tx, token);
  if ('refused' in signup) return signup;
  const { companyName, registrationNumber, firstName, lastName, email, product, language } = signup;
  const [companyId, accountId, memberId] = [randomUUID(), randomUUID(), randomUUID()];
  const companyNumber = String(randomInt(10_000_000, 100_000_000));
  const at = services.now();
  const rank = { role: 'travelManager', accessLevel: 'administrator' } as const;
  await tx.insert(company).values({
    id: companyId,
    name: companyName,
    product,
    status: 'active',
    createdAt: at,
    companyNumber,
    contactEmail: email,
  });
  await insertAccount(tx, {
    id: accountId,
    kind: 'travelManager',
    status: 'active',
    username,
    email,
    firstName,
    lastName,
    language,
    companyId,
    accessLevel: rank.accessLevel,
    passwordHash,
    passwordChangedAt: at,
    createdAt: at,
  });
  await tx.insert(companyMember).values({
    id: memberId,
    companyId,
    accountId,
    email,
    firstName,
    lastName,
    ...rank,
    state: 'active',
    joinedAt: at,
  });
  await tx.update(companySignup).set({ companyId }).where(eq(companySignup.id, signup.id));
  const changes = listChanges({}, { name: companyName, registrationNumber, termsVersion });
  await recordCompanyEvents(tx, [
    { companyId, accountId, kind: 'companyOpened', subjectId: companyId, details: { name: companyName, changes }, at },
  ]);
  const { reference, addressHash } = trace;
  await recordSecurityEvent(tx, { event: 'companyOpened', at, accountId, reference, addressHash });
  return { companyName, companyNumber, product, username };
}
