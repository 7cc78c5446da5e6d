import type { ClientCategory } from '@airline/client-config/client-categories';
import type { MultiFactorState, PasskeyCredential, ProblemName } from '@airline/contract';

import type { FactorNotice } from '../../domain/account-help/account-task.ts';
import { makeRecoveryCodes } from '../../domain/identity/recovery-codes.ts';
import { makeTotpSecret, totpStepOf, totpUri } from '../../domain/identity/totp.ts';
import type { IdentityServices } from '../../identity-services.ts';
import type { RequestTrace } from '../../request-origin.ts';
import type { Database } from '../../store/database.ts';
import { lockAccount } from '../../store/account-changes.ts';
import { type Account, findAccountById } from '../../store/identity-accounts.ts';
import { consumeChallenge, countTry, findChallenge, insertChallenge } from '../../store/identity-challenges.ts';
import { recordSecurityEvent } from '../../store/identity-events.ts';
import {
  type AccountPasskey,
  countRecoveryCodes,
  deletePasskey,
  deleteTotp,
  findTotp,
  insertPasskey,
  listPasskeys,
  putTotp,
  replaceRecoveryCodes,
} from '../../store/identity-factors.ts';
import { challengePasskeyRegistration, type PasskeyChallenge, verifyNewPasskey } from './passkeys.ts';
import { hashRecoveryCode } from './recovery-code-hash.ts';
import { notifyFactorChange } from './notify-factor-change.ts';
import { openSealedSecret, sealSecret } from './sealed-secret.ts';

/** Whose factors they are, in which session and request they change. */
export interface FactorOwner {
  readonly accountId: string;
  readonly sessionId: string;
  readonly category: ClientCategory;
  readonly trace: RequestTrace;
}

/** A factor was not changed, and why. */
export interface FactorRefusal {
  readonly problem: ProblemName;
}

/** How long the set-up of an authenticator app may take. */
const setupMs = 10 * 60 * 1000;
const mostTries = 5;

/** Tells the second factors of an account. */
export async function readMultiFactor({ db }: IdentityServices, accountId: string): Promise<MultiFactorState> {
  const [totp, recoveryCodesLeft, passkeys] = await Promise.all([
    findTotp(db, accountId),
    countRecoveryCodes(db, accountId),
    listPasskeys(db, accountId),
  ]);
  return { totp: totp !== undefined, recoveryCodesLeft, passkeys: passkeys.map(viewOf) };
}

/** Makes the secret of an authenticator app; it counts once a code of it was confirmed. */
export async function startTotp(
  { db, now, secretFor }: IdentityServices,
  { accountId }: FactorOwner,
): Promise<{ readonly setupId: string; readonly otpauthUri: string; readonly secret: string }> {
  const account = await ownAccount(db, accountId);
  const setupId = crypto.randomUUID();
  const secret = makeTotpSecret();
  const createdAt = now();
  await insertChallenge(db, {
    id: setupId,
    kind: 'totpSetup',
    accountId,
    content: { secret: sealSecret(await secretFor('secondFactor'), secret, accountId) },
    createdAt,
    expiresAt: new Date(createdAt.getTime() + setupMs),
  });
  return { setupId, secret, otpauthUri: totpUri(secret, account.username ?? account.accountNumber ?? '') };
}

/** Puts the authenticator app in force by a code that it shows, and gives the recovery codes, once. */
export async function confirmTotp(
  identity: IdentityServices,
  owner: FactorOwner,
  { setupId, code }: { readonly setupId: string; readonly code: string },
): Promise<{ readonly recoveryCodes: string[] } | FactorRefusal> {
  const { db, now, secretFor } = identity;
  const { accountId } = owner;
  const setup = await findChallenge(db, 'totpSetup', setupId, now());
  if (setup?.accountId !== accountId || (await countTry(db, setupId)) > mostTries) {
    return { problem: 'challengeExpired' };
  }
  const sealed = String(setup.content['secret']);
  const step = totpStepOf(openSealedSecret(await secretFor('secondFactor'), sealed, accountId), code, now());
  if (step === undefined) return { problem: 'codeIncorrect' };
  const codes = makeRecoveryCodes();
  const hashes = await Promise.all(codes.map((each) => hashRecoveryCode(identity, accountId, each)));
  const isConfirmed = await db.transaction(async (transaction) => {
    if (!(await consumeChallenge(transaction, 'totpSetup', setupId, now()))) return false;
    await putTotp(transaction, { accountId, secret: sealed, confirmedAt: now(), lastStep: step });
    await replaceRecoveryCodes(transaction, accountId, hashes);
    await record(transaction, identity, owner, 'totpAdded');
    return true;
  });
  return isConfirmed ? { recoveryCodes: [...codes] } : { problem: 'challengeExpired' };
}

/** Makes new recovery codes; the old ones work no more. */
export async function renewRecoveryCodes(
  identity: IdentityServices,
  owner: FactorOwner,
): Promise<{ readonly recoveryCodes: string[] }> {
  const codes = makeRecoveryCodes();
  const hashes = await Promise.all(codes.map((each) => hashRecoveryCode(identity, owner.accountId, each)));
  await identity.db.transaction(async (transaction) => {
    await replaceRecoveryCodes(transaction, owner.accountId, hashes);
    await record(transaction, identity, owner, 'recoveryCodesRenewed');
  });
  return { recoveryCodes: [...codes] };
}

/** Takes the authenticator app and its recovery codes away. */
export async function removeTotp(identity: IdentityServices, owner: FactorOwner): Promise<void> {
  await identity.db.transaction(async (transaction) => {
    await deleteTotp(transaction, owner.accountId);
    await record(transaction, identity, owner, 'totpRemoved');
  });
}

/** Starts the creation of a passkey. */
export async function startPasskeyRegistration(
  identity: IdentityServices,
  { accountId }: FactorOwner,
): Promise<PasskeyChallenge> {
  return challengePasskeyRegistration(identity, await ownAccount(identity.db, accountId));
}

/** Adds the passkey that an authenticator made. */
export async function addPasskey(
  identity: IdentityServices,
  owner: FactorOwner,
  request: { readonly challengeId: string; readonly name: string; readonly credential: PasskeyCredential },
): Promise<{ readonly passkey: MultiFactorState['passkeys'][number] } | FactorRefusal> {
  const verified = await verifyNewPasskey(identity, request, owner.accountId);
  if ('fault' in verified) return { problem: verified.fault };
  const passkey: AccountPasskey = {
    id: crypto.randomUUID(),
    accountId: owner.accountId,
    ...verified.made,
    name: request.name,
    createdAt: identity.now(),
    lastUsedAt: null,
  };
  const isAdded = await identity.db.transaction(async (transaction) => {
    if (!(await insertPasskey(transaction, passkey))) return false;
    await record(transaction, identity, owner, 'passkeyAdded');
    return true;
  });
  return isAdded ? { passkey: viewOf(passkey) } : { problem: 'passkeyRefused' };
}

/** Takes a passkey away, unless it is the only way into the account; one that is gone already is no fault. */
export async function removePasskey(
  identity: IdentityServices,
  owner: FactorOwner,
  passkeyId: string,
): Promise<FactorRefusal | undefined> {
  return identity.db.transaction(async (transaction) => {
    // Two that are taken away at the same moment must not both count the other.
    const account = await lockAccount(transaction, owner.accountId);
    const passkeys = await listPasskeys(transaction, owner.accountId);
    const isLast = passkeys.length === 1 && passkeys[0]?.id === passkeyId;
    if (isLast && account?.passwordHash === null) return { problem: 'lastFactor' };
    if (await deletePasskey(transaction, owner.accountId, passkeyId)) {
      await record(transaction, identity, owner, 'passkeyRemoved');
    }
    return undefined;
  });
}

async function ownAccount(db: Database, accountId: string): Promise<Account> {
  const holder = await findAccountById(db, accountId);
  if (holder === undefined) throw new Error('The account of a session is gone, and the session is not.');
  return holder.account;
}

function viewOf({ id, name, createdAt, lastUsedAt }: AccountPasskey): MultiFactorState['passkeys'][number] {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    ...(lastUsedAt === null ? {} : { lastUsedAt: lastUsedAt.toISOString() }),
  };
}

/** Writes a change down in the audit log, and has its person told by mail: in the transaction of the change. */
async function record(
  db: Database,
  { now }: IdentityServices,
  owner: FactorOwner,
  change: Exclude<FactorNotice, 'recoveryCodeUsed'>,
): Promise<void> {
  const { accountId, sessionId, trace } = owner;
  const { reference, addressHash } = trace;
  await recordSecurityEvent(db, { event: change, at: now(), accountId, sessionId, reference, addressHash });
  await notifyFactorChange(db, owner, { notice: change }, now());
}
