import { createHmac, randomInt, randomUUID } from 'node:crypto';

import { currentTermsVersion, type EnrollmentRequest } from '@airline/contract';

import { type Refused, refusedByCode, refusedByName, refusedFields } from '../../http/refusal.ts';
import { checkEnrollment } from './rules/check-enrollment.ts';
import type { FieldFault } from '../../http/field-fault.ts';
import { recoveryErrorCode } from './rules/recovery-checks.ts';
import { isReservedUsername } from './rules/reserved-username.ts';
import { makeAccountNumber } from '../identity/rules/account-number.ts';
import type { AccountServices } from '../identity/services.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import { replaceAnswers, type StoredAnswer } from './answer-store.ts';
import { isUsernameTaken } from '../identity/account-change-store.ts';
import { insertConsents, termsPurpose } from './consent-store.ts';
import { enqueueAccountJob } from '../identity/enqueue-account-job.ts';
import { brokenConstraint } from '../../database/broken-constraint.ts';
import { claimKey, findKey, storeResponse, type KeyedRequest } from '../../database/idempotency-key-store.ts';
import { insertAccount, type NewAccount } from '../identity/account-store.ts';
import { recordSecurityEvent } from '../identity/security-event-store.ts';
import { hashAnswers } from './hash-answers.ts';

/** What became of an application; an accepted one gets the same answer whether its person is a member already or not. */
export type EnrollmentResult = { readonly accepted: true } | Refused;

/** An application, by the key that makes it happen once. */
export interface KeyedEnrollment extends KeyedRequest {
  readonly enrollment: EnrollmentRequest;
}

const accepted: EnrollmentResult = { accepted: true };
const acceptedAnswer = { status: 202, mediaType: '', body: '' };
const keyLockMs = 20_000;
const usernameTaken = refusedByCode(recoveryErrorCode('usernameTaken'), {
  errors: [{ pointer: '/username', code: 'usernameTaken' }],
});

/**
 * Opens a member's account that works once the mailed link was opened.
 *
 * Whether the e-mail or the person is a member already is looked for by a worker, after the answer. A username that is taken
 * is reported at once: people have to choose another one, and a limit keeps anybody from asking for a list.
 */
export async function enrollMember(
  services: AccountServices,
  { key, requestHash: plainHash, enrollment }: KeyedEnrollment,
  trace: RequestTrace,
): Promise<EnrollmentResult> {
  const { db, now, secrets } = services;
  const requestHash = await keyHash(services, plainHash);
  const known = await findKey(db, key);
  if (known !== undefined) return answerAgain(known, requestHash);
  const faults = checkEnrollment(enrollment, now().toISOString().slice(0, 'YYYY-MM-DD'.length));
  if (faults.length > 0) return refusedFaults(faults);
  const { username } = enrollment;
  if (isReservedUsername(username) || (await isUsernameTaken(db, username))) return usernameTaken;
  const passwordHash = await secrets.hashSecret(enrollment.password, trace.address);
  const answers = await hashAnswers(secrets, enrollment.securityAnswers, trace.address);
  const application = { key, requestHash, enrollment, passwordHash, answers, trace, at: now() };
  return insertApplication(db, application);
}

/** Hashes a request with a key that does not stand beside it: a password and answers in it could be guessed by a plain hash. */
async function keyHash({ secretFor }: AccountServices, requestHash: string): Promise<string> {
  const key = await secretFor('pseudonym');
  return createHmac('sha256', key).update(`enrolment\n${requestHash}`).digest('base64url');
}

function refusedFaults(faults: readonly FieldFault[]): Refused {
  const isPasswordInvalid = faults.some(({ pointer }) => pointer === '/password');
  return isPasswordInvalid
    ? refusedByCode(recoveryErrorCode('passwordInvalid'), { errors: [...faults] })
    : refusedFields(faults);
}

function answerAgain(
  known: { readonly requestHash: string; readonly status: number | null },
  requestHash: string,
): EnrollmentResult {
  if (known.requestHash !== requestHash) return refusedByName('idempotencyKeyReused');
  return known.status === null ? refusedByName('idempotencyKeyInUse') : accepted;
}

interface Application extends KeyedEnrollment {
  readonly passwordHash: string;
  readonly answers: readonly StoredAnswer[];
  readonly trace: RequestTrace;
  readonly at: Date;
}

/** Writes the account with all that belongs to it, the key and its answer among it: everything, or nothing. */
async function insertApplication(db: AccountServices['db'], application: Application): Promise<EnrollmentResult> {
  const { key, requestHash } = application;
  try {
    const isFirst = await db.transaction((tx) => writeApplication(tx, application));
    if (isFirst) return accepted;
    const known = await findKey(db, key);
    return known === undefined ? refusedByName('idempotencyKeyInUse') : answerAgain(known, requestHash);
  } catch (error) {
    const broken = brokenConstraint(error);
    if (broken === 'account_username') return usernameTaken;
    // One of a thousand million numbers was drawn before: draw again.
    if (broken === 'account_number') return insertApplication(db, application);
    throw error;
  }
}

async function writeApplication(tx: AccountServices['db'], application: Application): Promise<boolean> {
  const { key, requestHash, enrollment, trace, at } = application;
  const { language, surface, continueTo } = enrollment;
  const accountId = randomUUID();
  if (!(await claimKey(tx, { key, requestHash, orderId: accountId }, at, keyLockMs))) return false;
  await insertAccount(tx, toAccount(application, accountId));
  await replaceAnswers(tx, accountId, application.answers);
  const agreed = [{ purpose: termsPurpose, granted: true }, ...enrollment.consents];
  const consents = agreed.map((consent) => ({ ...consent, termsVersion: currentTermsVersion, language }));
  await insertConsents(tx, accountId, consents, at);
  const { reference, addressHash } = trace;
  const asked = { purpose: 'confirmEnrollment', language, surface, askedFrom: addressHash, continueTo } as const;
  const link = { accountId, ...asked };
  await enqueueAccountJob(tx, 'accountLink', link, at);
  await recordSecurityEvent(tx, { event: 'enrolmentRequested', at, accountId, reference, addressHash });
  await storeResponse(tx, key, acceptedAnswer);
  return true;
}

function toAccount({ enrollment, passwordHash, at }: Application, id: string): NewAccount {
  const { address } = enrollment;
  return {
    id,
    kind: 'member',
    status: 'pending',
    accountNumber: makeAccountNumber(randomInt),
    username: enrollment.username,
    email: enrollment.email,
    firstName: enrollment.firstName,
    lastName: enrollment.lastName,
    birthDate: enrollment.birthDate,
    countryCode: address.countryCode,
    line1: address.line1,
    line2: address.line2 ?? null,
    city: address.city,
    stateCode: address.stateCode ?? null,
    postalCode: address.postalCode ?? null,
    language: enrollment.language,
    tier: 'member',
    passwordHash,
    createdAt: at,
  };
}
