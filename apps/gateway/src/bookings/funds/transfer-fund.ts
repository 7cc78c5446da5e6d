import { randomInt, randomUUID } from 'node:crypto';

import { transferFund as endpoint, type FundTransfer, type Money } from '@airline/contract';

import { type Account, findAccountById } from '../../accounts/identity/account-store.ts';
import { enqueueNotice } from '../../accounts/identity/enqueue-notice.ts';
import type { Database } from '../../database/database.ts';
import {
  claimKey,
  findKey,
  type KeyedRequest,
  storeResponse,
  type StoredResponse,
} from '../../database/idempotency-key-store.ts';
import { type Refused, refusedByName } from '../../http/refusal.ts';
import { toStoredRefusal } from '../../http/stored-responses.ts';
import { arePointsLocked } from '../../loyalty/points/rules/points-lock.ts';
import { travelCredit, travelFundMovement } from './fund-schema.ts';
import { lockFundOfAccount } from './fund-store.ts';
import { checkFund, checkRecipient, quoteTransfer } from './quote-transfer.ts';
import type { Recipient } from './recipient-store.ts';
import { createFundNumber } from './rules/fund-number.ts';
import type { StoredFund } from './rules/fund-state.ts';
import type { FundServices } from './services.ts';

/** A transfer that somebody asks for, by the key that makes it happen once. */
export interface KeyedTransfer extends KeyedRequest {
  readonly accountId: string;
  readonly transfer: FundTransfer & { readonly shown: Money };
  /** What a person can quote of this request. */
  readonly reference: string;
}

type TransferServices = Pick<FundServices, 'db' | 'now' | 'limits'>;

type Done = ReturnType<typeof quoteTransfer> & { readonly transferredAt: string };

/**
 * Transfers a fund to another member: it leaves the one and comes to the other under a new number, in one transaction with the
 * mails to both and with its answer, so that a request that comes again gets the same one. A refusal changed nothing and is not stored.
 */
export async function transferFund(services: TransferServices, request: KeyedTransfer): Promise<StoredResponse> {
  const { db } = services;
  const refuse = (refused: Refused): StoredResponse => toStoredRefusal(refused, request.reference);
  const again = await answerAgain(db, request);
  if (again !== undefined) return again;
  const recipient = await checkRecipient(services, request.accountId, request.transfer);
  if ('refused' in recipient) return refuse(recipient);
  const result = await db.transaction((tx) => transfer(tx, request, recipient, services.now()));
  if (result === 'keyTaken') return (await answerAgain(db, request)) ?? refuse(refusedByName('idempotencyKeyInUse'));
  return 'refused' in result ? refuse(result) : result;
}

async function answerAgain(db: Database, request: KeyedTransfer): Promise<StoredResponse | undefined> {
  const stored = await findKey(db, request.key);
  if (stored === undefined) return undefined;
  return stored.requestHash === request.requestHash && stored.status !== null
    ? { status: stored.status, mediaType: stored.mediaType ?? '', body: stored.body ?? '' }
    : toStoredRefusal(refusedByName('idempotencyKeyReused'), request.reference);
}

async function transfer(
  tx: Database,
  { key, requestHash, accountId, transfer: { number, shown } }: KeyedTransfer,
  recipient: Recipient,
  now: Date,
): Promise<StoredResponse | Refused | 'keyTaken'> {
  const sender = await findAccountById(tx, accountId);
  if (sender === undefined) return refusedByName('fundNotFound');
  if (arePointsLocked(sender.account.emailChangedAt, now)) return refusedByName('fundsLocked');
  const fund = checkFund(await lockFundOfAccount(tx, accountId, number), now);
  if ('refused' in fund) return fund;
  if (fund.amountMinor !== shown.amountMinor) return refusedByName('fundChanged');
  if (!(await claimKey(tx, { key, requestHash, orderId: randomUUID() }, now, 0))) return 'keyTaken';
  await move(tx, fund, recipient, now);
  const done: Done = { ...quoteTransfer(fund, recipient), transferredAt: now.toISOString() };
  await notifyBoth(tx, sender.account, recipient, done);
  const answer = { status: endpoint.success, mediaType: 'application/json', body: JSON.stringify(done) };
  await storeResponse(tx, key, answer);
  return answer;
}

/** Takes the fund from its holder and gives it to the recipient: its movement in is written with its row. */
async function move(tx: Database, fund: StoredFund, recipient: Recipient, now: Date): Promise<void> {
  const { number, amountMinor, expiresOn } = fund;
  await tx
    .insert(travelFundMovement)
    .values({ fundNumber: number, kind: 'transferredOut', amountMinor: -amountMinor, at: now });
  await tx.insert(travelCredit).values({
    number: createFundNumber(randomInt),
    holderFirstName: recipient.firstName,
    holderLastName: recipient.lastName,
    amountMinor,
    currency: 'USD',
    issuedAt: now,
    expiresOn,
    accountId: recipient.id,
    transferredFrom: number,
  });
}

async function notifyBoth(tx: Database, sender: Account, recipient: Recipient, done: Done): Promise<void> {
  const { amount, expiresOn, lastFour, recipientHint, transferredAt } = done;
  const at = new Date(transferredAt);
  const destination = { surface: 'traveller' } as const;
  const fund = { amount, expiresOn, lastFour };
  await enqueueNotice(
    tx,
    {
      notice: 'fundTransferred',
      account: sender,
      language: sender.language,
      destination,
      fund: { ...fund, recipientHint },
    },
    at,
  );
  const from = sender.firstName ?? '';
  await enqueueNotice(
    tx,
    { notice: 'fundReceived', account: recipient, language: recipient.language, destination, fund: { ...fund, from } },
    at,
  );
}
