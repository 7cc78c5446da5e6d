import { randomBytes, randomInt } from 'node:crypto';

import type { MultiFactorState, PasskeyCredential } from '@airline/contract';

import { type Refused, refusedByName } from '../../http/refusal.ts';
import { makeRecoveryCodes } from './rules/recovery-codes.ts';
import { totpSecretBytes, findTotpStep, totpUri, toTotpSecret } from './rules/totp.ts';
import type { AccountServices } from './services.ts';
import type { Database } from '../../database/database.ts';
import { type Account, findAccountById } from './account-store.ts';
import { consumeChallenge, countTry, findChallenge, insertChallenge } from './challenge-store.ts';
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
} from './factor-store.ts';
import { changeFactors, type FactorOwner } from './change-factors.ts';
import { challengePasskeyRegistration, type PasskeyChallenge, verifyNewPasskey } from './passkeys.ts';
import { hashRecoveryCode } from './recovery-code-hash.ts';
import { openSealedSecret, sealSecret } from './sealed-secret.ts';

/** How long the set-up of an authenticator app may take. */
const setupMs = 10 * 60 * 1000;
const mostTries = 5;

/** Lists the second factors of an account. */
export async function readMultiFactor({ db }: AccountServices, accountId: string): Promise<MultiFactorState> {
  const [totp, recoveryCodesLeft, passkeys] = await Promise.all([
    findTotp(db, accountId),
    countRecoveryCodes(db, accountId),
    listPasskeys(db, accountId),
  ]);
  return { totp: totp !== undefined, recoveryCodesLeft, passkeys: passkeys.map(toPasskeyView) };
}

/** Makes the secret of an authenticator app; it counts once a code of it was confirmed. */
export async function startTotp(
  { db, now, secretFor }: AccountServices,
  { accountId }: FactorOwner,
): Promise<{ readonly setupId: string; readonly otpauthUri: string; readonly secret: string }> {
  const account = await ownAccount(db, accountId);
  const setupId = crypto.randomUUID();
  const secret = toTotpSecret(randomBytes(totpSecretBytes));
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

/** Activates the authenticator app by a code that it shows; returns the recovery codes, which are shown once. */
export async function confirmTotp(
  services: AccountServices,
  owner: FactorOwner,
  { setupId, code }: { readonly setupId: string; readonly code: string },
): Promise<{ readonly recoveryCodes: string[] } | Refused> {
  const { db, now, secretFor } = services;
  const { accountId } = owner;
  const setup = await findChallenge(db, 'totpSetup', setupId, now());
  if (setup?.accountId !== accountId || (await countTry(db, setupId)) > mostTries) {
    return refusedByName('challengeExpired');
  }
  const sealed = String(setup.content['secret']);
  const step = findTotpStep(openSealedSecret(await secretFor('secondFactor'), sealed, accountId), code, now());
  if (step === undefined) return refusedByName('codeIncorrect');
  const codes = makeRecoveryCodes(randomInt);
  const hashes = await Promise.all(codes.map((each) => hashRecoveryCode(services, accountId, each)));
  const isConfirmed = await changeFactors(services, owner, 'totpAdded', async (transaction) => {
    if (!(await consumeChallenge(transaction, 'totpSetup', setupId, now()))) return false;
    await putTotp(transaction, { accountId, secret: sealed, confirmedAt: now(), lastStep: step });
    await replaceRecoveryCodes(transaction, accountId, hashes);
    return true;
  });
  return isConfirmed ? { recoveryCodes: [...codes] } : refusedByName('challengeExpired');
}

/** Makes new recovery codes; the old ones work no more. */
export async function renewRecoveryCodes(
  services: AccountServices,
  owner: FactorOwner,
): Promise<{ readonly recoveryCodes: string[] }> {
  const codes = makeRecoveryCodes(randomInt);
  const hashes = await Promise.all(codes.map((each) => hashRecoveryCode(services, owner.accountId, each)));
  await changeFactors(services, owner, 'recoveryCodesRenewed', async (transaction) => {
    await replaceRecoveryCodes(transaction, owner.accountId, hashes);
    return true;
  });
  return { recoveryCodes: [...codes] };
}

/** Removes the authenticator app and its recovery codes. */
export async function removeTotp(services: AccountServices, owner: FactorOwner): Promise<void> {
  await changeFactors(services, owner, 'totpRemoved', async (transaction) => {
    await deleteTotp(transaction, owner.accountId);
    return true;
  });
}

/** Starts the creation of a passkey. */
export async function startPasskeyRegistration(
  services: AccountServices,
  { accountId }: FactorOwner,
): Promise<PasskeyChallenge> {
  return challengePasskeyRegistration(services, await ownAccount(services.db, accountId));
}

/** Adds the passkey that an authenticator made. */
export async function addPasskey(
  services: AccountServices,
  owner: FactorOwner,
  request: { readonly challengeId: string; readonly name: string; readonly credential: PasskeyCredential },
): Promise<{ readonly passkey: MultiFactorState['passkeys'][number] } | Refused> {
  const verified = await verifyNewPasskey(services, request, owner.accountId);
  if ('refused' in verified) return verified;
  const passkey: AccountPasskey = {
    id: crypto.randomUUID(),
    accountId: owner.accountId,
    ...verified.made,
    name: request.name,
    createdAt: services.now(),
    lastUsedAt: null,
  };
  const isAdded = await changeFactors(services, owner, 'passkeyAdded', async (transaction) =>
    insertPasskey(transaction, passkey),
  );
  return isAdded ? { passkey: toPasskeyView(passkey) } : refusedByName('passkeyRefused');
}

/** Removes a passkey, unless it is the only way into the account; one that is gone already is no error. */
export async function removePasskey(
  services: AccountServices,
  owner: FactorOwner,
  passkeyId: string,
): Promise<Refused | undefined> {
  let refused: Refused | undefined;
  await changeFactors(services, owner, 'passkeyRemoved', async (transaction, account) => {
    const passkeys = await listPasskeys(transaction, owner.accountId);
    const isLast = passkeys.length === 1 && passkeys[0]?.id === passkeyId;
    if (isLast && account.passwordHash === null) {
      refused = refusedByName('lastFactor');
      return false;
    }
    return deletePasskey(transaction, owner.accountId, passkeyId);
  });
  return refused;
}

async function ownAccount(db: Database, accountId: string): Promise<Account> {
  const holder = await findAccountById(db, accountId);
  if (holder === undefined) throw new Error('The account of a session is gone, and the session is not.');
  return holder.account;
}

function toPasskeyView({ id, name, createdAt, lastUsedAt }: AccountPasskey): MultiFactorState['passkeys'][number] {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    ...(lastUsedAt === null ? {} : { lastUsedAt: lastUsedAt.toISOString() }),
  };
}
