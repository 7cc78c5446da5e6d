import type { ClientCategory } from '@airline/client-config/client-categories';
import type { TokenAnswer } from '@airline/contract';

import type { ErrorCause } from './rules/error-causes.ts';
import type { KnownClient } from './rules/login-categories.ts';
import { isSameSurface } from './rules/login-surfaces.ts';
import { accountRefusal } from './rules/login-refusal.ts';
import { sessionLifetimeOf } from './rules/session-lifetimes.ts';
import type { AccountServices } from './services.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import { lockAccount } from './account-change-store.ts';
import { type AccountWithCompany, findAccountById } from './account-store.ts';
import { consumeAssertion } from './assertion-store.ts';
import type { TokenFault } from './identity-tokens.ts';
import { isKnownDevice } from './known-device-store.ts';
import { notifyNewDevice } from './notify-new-device.ts';
import { hashOpaqueSecret } from './opaque-secret.ts';
import type { IdentitySession } from './session-store.ts';
import { issueRefreshToken, type RefreshToken } from './refresh-session.ts';
import { currentSession, recogniseDevice, startOrContinue } from './start-session.ts';
import { signSessionTokens } from './session-tokens.ts';

/** The tokens of a session; without a refresh token for the anonymous traveller. */
export type TokenOutcome =
  | {
      readonly answer: TokenAnswer;
      readonly refresh?: RefreshToken;
      /** What the browser is known by from now on. */
      readonly deviceSecret?: string;
      /** What the sessions were logged in as whose place this one takes, and whose cookies are of no use any more. */
      readonly replacedCategories?: readonly ClientCategory[];
    }
  | { readonly cause: ErrorCause };

const causeOfFault: Readonly<Record<TokenFault, ErrorCause>> = {
  expired: 'assertionExpired',
  forged: 'tokenForged',
  audienceWrong: 'audienceWrong',
  issuerWrong: 'issuerWrong',
};

/**
 * Exchanges an assertion for the tokens of a session, once.
 *
 * A person who is logged in already and proves again who they are stays in their session, with a new refresh token; the
 * session of anybody else in the same browser ends, and so does one of another kind of cookie on the same surface. An assertion from before all sessions of its account were ended opens none.
 */
export async function exchangeAssertion(
  services: AccountServices,
  request: {
    readonly assertion: string;
    readonly client: KnownClient;
    readonly refreshToken: string | undefined;
    /** Of the browser's cookies of other kinds. */
    readonly otherRefreshTokens: readonly string[];
    readonly deviceSecret: string | undefined;
    readonly isSharedDevice: boolean;
  },
  trace: RequestTrace,
): Promise<TokenOutcome> {
  const { db, now, tokens } = services;
  const read = await tokens.readAssertion(request.assertion);
  if ('fault' in read) return { cause: causeOfFault[read.fault] };
  if (read.clientId !== request.client.clientId) return { cause: 'clientUnknown' };
  if (!(await consumeAssertion(db, read.jti, read.expiresAt))) return { cause: 'assertionReplayed' };
  if (read.category === 'anonymousTraveler') {
    const session = { ...read, sessionId: crypto.randomUUID() };
    return { answer: await signSessionTokens(services, session, undefined) };
  }
  const started = await db.transaction(async (transaction): Promise<Started | { readonly cause: ErrorCause }> => {
    // All sessions are ended under the same lock: what was proved before that opens none after it.
    await lockAccount(transaction, read.subject);
    const holder = await findAccountById(transaction, read.subject);
    if (holder === undefined) return { cause: 'accountGone' };
    const cause = accountRefusal(holder.account, holder.company, read.category);
    if (cause !== undefined) return { cause };
    if (holder.account.sessionEpoch !== read.sessionEpoch) return { cause: 'sessionsRevoked' };
    const current = await currentSession(transaction, request.refreshToken, now());
    const replaced: IdentitySession[] = [];
    for (const token of request.otherRefreshTokens) {
      const other = await currentSession(transaction, token, now());
      if (other && isSameSurface(other.category, read.category)) replaced.push(other);
    }
    // Who proves again who they are says nothing of the device: it stays what they said at the login.
    const isSharedDevice = request.isSharedDevice || (current?.accountId === read.subject && current.isSharedDevice);
    const lifetime = sessionLifetimeOf(request.client.tokenKind, isSharedDevice);
    const at = now();
    const isKnown =
      request.deviceSecret !== undefined &&
      (await isKnownDevice(transaction, read.subject, hashOpaqueSecret(request.deviceSecret)));
    const start = {
      identity: read,
      current,
      replaced,
      at,
      trace,
      absoluteMs: lifetime.absoluteMs,
      isSharedDevice,
      isKnownDevice: isKnown,
    };
    const isContinued = current?.accountId === read.subject;
    if (!isKnown && !isContinued) await notifyNewDevice(transaction, { holder, category: read.category, trace, at });
    const session = await startOrContinue(transaction, start);
    const refresh = await issueRefreshToken(transaction, session, lifetime, now());
    const replacedCategories = replaced.map(({ category }) => category);
    if (isSharedDevice) return { holder, session, refresh, replacedCategories };
    const deviceSecret = await recogniseDevice(transaction, request.deviceSecret, {
      accountId: read.subject,
      sessionId: session.id,
      device: trace.device,
      at,
    });
    return { holder, session, refresh, replacedCategories, deviceSecret };
  });
  if ('cause' in started) return started;
  const { holder, refresh, replacedCategories, deviceSecret } = started;
  const session = { ...read, sessionId: started.session.id, isSharedDevice: refresh.isSharedDevice };
  const answer = await signSessionTokens(services, session, holder);
  return { answer, refresh, replacedCategories, ...(deviceSecret === undefined ? {} : { deviceSecret }) };
}

/** A session that an assertion opened, and whose it is. */
interface Started {
  readonly holder: AccountWithCompany;
  readonly session: { readonly id: string };
  readonly refresh: RefreshToken;
  readonly replacedCategories: readonly ClientCategory[];
  /** Absent on a device that others use too: its wrong passwords are a stranger's. */
  readonly deviceSecret?: string;
}
