import type { LinkState, ProblemName, RecoveryCheck } from '@airline/contract';

import { type NamedRefusal, type Refused, refusedByName } from '../../http/refusal.ts';
import { linkStanding } from './rules/link-standing.ts';
import { type AccountFacts, recoveryChecks } from './rules/recovery-checks.ts';
import type { AccountServices } from '../identity/services.ts';
import { readAnswers, type StoredAnswer } from './answer-store.ts';
import { type AccountLink, findLink } from './link-store.ts';
import { type Account, findAccountById, toLoginKey } from '../identity/account-store.ts';
import { hashLinkSecret } from './link-secrets.ts';

/** Why a link does nothing. */
export type LinkRefusal = Extract<
  ProblemName,
  'linkInvalid' | 'linkExpired' | 'linkUsed' | 'linkSuperseded' | 'linkExhausted'
>;

/** A link that does nothing, and what its owner may know of it. */
export type LinkRefused = Refused<NamedRefusal<LinkRefusal>>;

/** A link that can be used, with what it asks. */
export interface OpenLink {
  readonly link: AccountLink;
  readonly account: Account;
  readonly facts: AccountFacts;
  readonly checks: readonly RecoveryCheck[];
  /** The security question that is asked. */
  readonly question: StoredAnswer | undefined;
}

/** Finds the link of a secret, or tells why it does nothing. */
export async function openLink(
  { db, now }: Pick<AccountServices, 'db' | 'now'>,
  token: string,
): Promise<OpenLink | LinkRefused> {
  const link = await findLink(db, hashLinkSecret(token));
  if (link === undefined) return refusedByName('linkInvalid');
  const standing = linkStanding(link, now());
  if (standing !== 'open') return refuseLink(db, link, standing);
  const found = await findAccountById(db, link.accountId);
  if (found === undefined) return refusedByName('linkInvalid');
  const { account } = found;
  const question = await findQuestion(db, link);
  const facts = { ...account, questionId: question?.questionId };
  return { link, account, facts, checks: recoveryChecks(link.purpose, facts), question };
}

/** Refuses a link with what it was for: anyone who has its secret had its mail, and may know whether that is done. */
export async function refuseLink(
  db: AccountServices['db'],
  link: AccountLink,
  refused: Exclude<LinkRefusal, 'linkInvalid'>,
): Promise<LinkRefused> {
  const { purpose } = link;
  return refusedByName(refused, { mailedLink: { purpose, isDone: await isDone(db, link) } });
}

/** An address may have changed again since, and a newer link may have confirmed an enrolment: what holds now counts. */
async function isDone(db: AccountServices['db'], link: AccountLink): Promise<boolean> {
  const account = (await findAccountById(db, link.accountId))?.account;
  switch (link.purpose) {
    case 'confirmEnrollment':
      return account?.status === 'active' || account?.status === 'held';
    case 'confirmEmail':
      return account?.emailKey === toLoginKey(link.content.newEmail ?? '');
    case 'forgotUsername':
    case 'resetPassword':
    case 'completeSetup':
    case 'confirmErasure':
      return link.usedAt !== null;
  }
}

async function findQuestion(
  db: AccountServices['db'],
  { accountId, content: { questionPosition } }: AccountLink,
): Promise<StoredAnswer | undefined> {
  return questionPosition === undefined ? undefined : (await readAnswers(db, accountId))[questionPosition];
}

/** Shows a link as its page needs it: anyone who has nothing to answer has proved enough. */
export function toLinkState({ link, checks }: OpenLink): LinkState {
  const isProved = link.provedAt !== null || checks.length === 0;
  return {
    purpose: link.purpose,
    expiresAt: link.expiresAt.toISOString(),
    checks: isProved ? [] : [...checks],
    isProved,
  };
}
