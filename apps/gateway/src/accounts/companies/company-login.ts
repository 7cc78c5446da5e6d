import { randomUUID } from 'node:crypto';

import { companySignOnCategory, type CompanySignOnCategory, type LoginElsewhere } from '@airline/contract';
import { buildPath } from '@airline/links';

import { type Refused, refusedByName } from '../../http/refusal.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import { toMailedToken } from '../../mail/mailed-token.ts';
import { findAccountById } from '../identity/account-store.ts';
import { consumeChallenge, findChallengeBySecret, insertChallenge } from '../identity/challenge-store.ts';
import { completeLogin, type LoginOutcome, refuseLogin, refuseNamedLogin } from '../identity/login-outcome.ts';
import { deriveOpaqueSecret, hashOpaqueSecret, makeOpaqueSecret } from '../identity/opaque-secret.ts';
import { requireSecondFactor } from '../identity/require-second-factor.ts';
import { mayLogInAs } from '../identity/rules/login-categories.ts';
import { accountRefusal } from '../identity/rules/login-refusal.ts';
import { openSealedSecret } from '../identity/sealed-secret.ts';
import { recordSecurityEvent } from '../identity/security-event-store.ts';
import type { AccountServices } from '../identity/services.ts';
import { type LoginSecrets, type ProvedSubject, readProvedSubject, toAuthorizationAddress } from './openid-provider.ts';
import { toMailDomain } from './rules/mail-domain.ts';
import { toRedirectAddress } from './sign-on-addresses.ts';
import {
  findActiveMember,
  findLinkedAccount,
  findOpenInvitation,
  findSignOn,
  findSignOnByDomain,
  insertLink,
  readDomains,
  type SignOnOfCompany,
} from './sign-on-store.ts';

/** How long a person may stay with their company's provider. */
export const companyLoginSeconds = 10 * 60;

/** How a company's account proves a person; RFC 8176 registers no word for it. */
const method = 'fed';

/** A login that was begun: where the person goes, and what binds the browser to it. */
interface StartedLogin {
  readonly address: string;
  /** For the browser's cookie alone: the database has its hash. */
  readonly secret: string;
}

/**
 * Starts a login with a company's account, by the mail domain alone: no account is looked up.
 *
 * State, nonce and PKCE verifier follow from the secret of the browser's cookie, so that none of them is stored.
 */
export async function startCompanyLogin(
  services: AccountServices,
  { category, email }: { readonly category: CompanySignOnCategory; readonly email: string },
): Promise<StartedLogin | Refused> {
  const { db, now, publicOrigin } = services;
  const found = await findSignOnByDomain(db, toMailDomain(email));
  if (found === undefined) return refusedByName('signOnNotOffered');
  const secret = makeOpaqueSecret();
  const address = await toAuthorizationAddress(await toClient(services, found), toSecrets(secret), {
    redirectAddress: toRedirectAddress(publicOrigin, found.company.product, category),
    email,
    publicOrigin,
  });
  if (address === undefined) return refusedByName('signOnProviderAway');
  const at = now();
  await insertChallenge(db, {
    id: randomUUID(),
    kind: 'companyLogin',
    secretHash: hashOpaqueSecret(secret),
    content: { companyId: found.company.id, category },
    createdAt: at,
    expiresAt: new Date(at.getTime() + companyLoginSeconds * 1000),
  });
  return { address, secret };
}

/**
 * Ends a login with a company's account.
 *
 * 1. The browser's secret names a login that is under way, and the answer has its state; it is used up before the provider is asked.
 * 2. The provider proves a subject ({@link readProvedSubject}).
 * 3. A subject that is linked is its account's, as long as that is of the company.
 * 4. Another one is linked by an address that the provider has verified and whose domain is the company's, with the one active member
 *    of that address; nobody else gets in, and no account is made. Whom the company has invited is led to the invitation.
 * 5. What stands in the way of an account is said as at any login, and its second factor is asked for.
 */
export async function completeCompanyLogin(
  services: AccountServices,
  { secret, answer }: { readonly secret: string | undefined; readonly answer: string },
  trace: RequestTrace,
): Promise<{ readonly outcome: LoginOutcome; readonly category: CompanySignOnCategory } | Refused> {
  const { db, now, publicOrigin } = services;
  const started = secret === undefined ? undefined : await findStarted(services, secret);
  if (secret === undefined || started === undefined) return refusedByName('signOnExpired');
  const secrets = toSecrets(secret);
  if (new URLSearchParams(answer).get('state') !== secrets.state) return refusedByName('signOnExpired');
  if (!(await consumeChallenge(db, 'companyLogin', started.id, now()))) return refusedByName('signOnExpired');
  const { category, companyId } = started;
  const found = await findSignOn(db, companyId);
  if (found === undefined) return refusedByName('signOnNotOffered');
  const redirectAddress = toRedirectAddress(publicOrigin, found.company.product, category);
  const proved = await readProvedSubject(await toClient(services, found), secrets, {
    redirectAddress,
    answer,
    publicOrigin,
  });
  if ('fault' in proved) {
    const name = proved.fault === 'away' ? 'signOnProviderAway' : 'signOnRefused';
    return refuseNamedLogin(services, name, { category }, trace);
  }
  const account = await findProvedAccount(services, found, { proved, category, trace });
  if ('refused' in account) return account;
  return { outcome: await logIn(services, account.accountId, category, trace), category };
}

async function findStarted({ db, now }: AccountServices, secret: string) {
  const found = await findChallengeBySecret(db, 'companyLogin', hashOpaqueSecret(secret), now());
  if (found === undefined) return undefined;
  const { companyId } = found.content;
  return {
    id: found.id,
    companyId: String(companyId),
    category: companySignOnCategory.parse(found.content['category']),
  };
}

/** The values that bind a login to its browser, of 43 characters each. */
function toSecrets(secret: string): LoginSecrets {
  const key = Buffer.from(secret, 'base64url');
  return {
    state: deriveOpaqueSecret(key, 'state'),
    nonce: deriveOpaqueSecret(key, 'nonce'),
    verifier: deriveOpaqueSecret(key, 'verifier'),
  };
}

async function toClient({ secretFor }: AccountServices, { signOn }: SignOnOfCompany) {
  const { issuer, clientId, clientSecret, companyId } = signOn;
  return { issuer, clientId, clientSecret: openSealedSecret(await secretFor('singleSignOn'), clientSecret, companyId) };
}

interface ProvedLoginAttempt {
  readonly proved: ProvedSubject;
  readonly category: CompanySignOnCategory;
  readonly trace: RequestTrace;
}

async function findProvedAccount(
  services: AccountServices,
  { signOn }: SignOnOfCompany,
  { proved: { subject, email, isEmailVerified }, category, trace }: ProvedLoginAttempt,
): Promise<{ readonly accountId: string } | Refused> {
  const { db, now } = services;
  const { companyId, issuer } = signOn;
  const linked = await findLinkedAccount(db, signOn, subject);
  if (linked !== undefined) {
    const member = await findActiveMember(db, companyId, { accountId: linked });
    if (member !== undefined) return { accountId: linked };
    return refuseNamedLogin(services, 'signOnNotMember', { category, accountId: linked }, trace);
  }
  const domains = await readDomains(db, companyId);
  if (email === undefined || !isEmailVerified || !domains.includes(toMailDomain(email))) {
    return refuseNamedLogin(services, 'signOnEmailUnverified', { category }, trace);
  }
  const member = await findActiveMember(db, companyId, { email });
  if (member === undefined) {
    const invitation = await findOpenInvitation(db, companyId, email, now());
    if (invitation === undefined) return refuseNamedLogin(services, 'signOnNotMember', { category }, trace);
    const token = await toMailedToken(services, 'companyInvitation', invitation.id);
    const nextStep = { kind: 'openInvitation', path: `${buildPath('company-invitation')}#${token}` } as const;
    return refuseNamedLogin(services, 'signOnInvited', { category }, trace, { nextStep });
  }
  const { accountId } = member;
  if (!(await insertLink(db, { companyId, issuer, subject, accountId, linkedAt: now() }))) {
    return refuseNamedLogin(services, 'signOnNotMember', { category, accountId }, trace);
  }
  const { reference, addressHash } = trace;
  await recordSecurityEvent(db, { event: 'companyAccountLinked', at: now(), accountId, reference, addressHash });
  return { accountId };
}

async function logIn(
  services: AccountServices,
  accountId: string,
  category: CompanySignOnCategory,
  trace: RequestTrace,
): Promise<LoginOutcome> {
  const holder = await findAccountById(services.db, accountId);
  const about = { category, accountId };
  if (holder === undefined) return refuseLogin(services, 'accountGone', about, trace);
  const { account, company } = holder;
  if (account.status === 'active' && !mayLogInAs(account, category)) {
    const nextStep = otherDoor(category, company?.product ?? '');
    return refuseNamedLogin(services, 'loginElsewhere', about, trace, { nextStep });
  }
  const refused = accountRefusal(account, company, category);
  if (refused !== undefined) return refuseLogin(services, refused, about, trace);
  const proved = { ...about, methods: [method], sessionEpoch: account.sessionEpoch };
  return (await requireSecondFactor(services, proved, trace)) ?? completeLogin(services, proved, trace);
}

/** Who does not manage travel logs in on the site; a travel manager's account, in the portal. */
function otherDoor(category: CompanySignOnCategory, product: string): LoginElsewhere {
  const [other, path] =
    category === 'corporateTravelManager'
      ? (['corporateTraveler', buildPath('login')] as const)
      : (['corporateTravelManager', buildPath('ctm-login', { product })] as const);
  return { kind: 'logInElsewhere', category: other, path: `${path}?as=${other}` };
}
