import type { SignOnFault } from '@airline/contract';
import * as openid from 'openid-client';

import { createOutgoingFetch, ForbiddenAddress } from '../../http/fetch-public.ts';
import { isLoopback } from '../../http/loopback.ts';
import { isIssuer } from './rules/sign-on-address.ts';

/** A provider with what the gateway is to it. */
export interface ProviderClient {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What binds a login to its start. */
export interface LoginSecrets {
  readonly state: string;
  readonly nonce: string;
  /** The PKCE code verifier (RFC 7636 §4.1). */
  readonly verifier: string;
}

/** Whom a provider proved. */
export interface ProvedSubject {
  readonly subject: string;
  /** In lower case; absent where the provider gives none. */
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
}

/** Why a provider proved nobody: it does not answer, or its answer proves nothing. */
export type ProviderFault = 'away' | 'refused';

/** How many seconds a provider has for an answer. */
const timeoutSeconds = 5;

/** Tells whether providers of this machine may be asked, and over http: where the product itself is published on it alone. */
export function allowsPrivateProviders(publicOrigin: string): boolean {
  return isLoopback(new URL(publicOrigin).hostname);
}

/** Reads the discovery document of a provider; returns what is wrong with it, if anything is. */
export async function tryProvider(issuer: string, publicOrigin: string): Promise<SignOnFault | undefined> {
  if (!isIssuer(issuer, { allowsPlain: allowsPrivateProviders(publicOrigin) })) return 'addressNotAllowed';
  const read = await discover({ issuer, clientId: 'trial', clientSecret: 'trial' }, publicOrigin);
  return 'fault' in read ? read.fault : undefined;
}

/** Writes the address where a person proves who they are to their company's provider. */
export async function toAuthorizationAddress(
  client: ProviderClient,
  { state, nonce, verifier }: LoginSecrets,
  {
    redirectAddress,
    email,
    publicOrigin,
  }: {
    readonly redirectAddress: string;
    readonly email: string;
    readonly publicOrigin: string;
  },
): Promise<string | undefined> {
  const read = await discover(client, publicOrigin);
  if ('fault' in read) return undefined;
  const address = openid.buildAuthorizationUrl(read.provider, {
    redirect_uri: redirectAddress,
    scope: 'openid email',
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    login_hint: email,
  });
  return address.href;
}

/**
 * Exchanges what a provider led back with for whom it proved: state, nonce, issuer, audience, expiry and signature of the ID token are
 * checked (OpenID Connect Core 1.0 §3.1.3.7), and the issuer of the answer where the provider names it (RFC 9207).
 */
export async function readProvedSubject(
  client: ProviderClient,
  { state, nonce, verifier }: LoginSecrets,
  {
    redirectAddress,
    answer,
    publicOrigin,
  }: {
    readonly redirectAddress: string;
    readonly answer: string;
    readonly publicOrigin: string;
  },
): Promise<ProvedSubject | { readonly fault: ProviderFault }> {
  const read = await discover(client, publicOrigin);
  if ('fault' in read) return { fault: read.fault === 'unreachable' ? 'away' : 'refused' };
  const { provider } = read;
  try {
    const tokens = await openid.authorizationCodeGrant(provider, new URL(`${redirectAddress}?${answer}`), {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims === undefined) return { fault: 'refused' };
    // A provider may keep the address for its user-info endpoint (OpenID Connect Core 1.0 §5.4).
    const about =
      claims['email'] === undefined && provider.serverMetadata().userinfo_endpoint !== undefined
        ? await openid.fetchUserInfo(provider, tokens.access_token, claims.sub)
        : claims;
    const { email } = about;
    return {
      subject: claims.sub,
      email: typeof email === 'string' ? email.trim().toLowerCase() : undefined,
      isEmailVerified: about['email_verified'] === true,
    };
  } catch (error) {
    return { fault: isAway(error) ? 'away' : 'refused' };
  }
}

async function discover(
  { issuer, clientId, clientSecret }: ProviderClient,
  publicOrigin: string,
): Promise<{ readonly provider: openid.Configuration } | { readonly fault: SignOnFault }> {
  const allowsPrivate = allowsPrivateProviders(publicOrigin);
  const fetch = createOutgoingFetch({ allowsPrivate });
  try {
    const provider = await openid.discovery(new URL(issuer), clientId, {}, toClientAuthentication(clientSecret), {
      [openid.customFetch]: (address, { body, headers, method }) => fetch(address, { body, headers, method }),
      timeout: timeoutSeconds,
      // oxlint-disable-next-line typescript/no-deprecated -- marked so to stand out; it is for loopback alone
      execute: [openid.enableNonRepudiationChecks, ...(allowsPrivate ? [openid.allowInsecureRequests] : [])],
    });
    return isComplete(provider.serverMetadata(), allowsPrivate) ? { provider } : { fault: 'notADiscoveryDocument' };
  } catch (error) {
    return { fault: toFault(error) };
  }
}

/** Sends the secret as the provider takes it: in the header (the default of OpenID Connect Discovery 1.0 §3), else in the body. */
function toClientAuthentication(secret: string): openid.ClientAuth {
  const [inHeader, inBody] = [openid.ClientSecretBasic(secret), openid.ClientSecretPost(secret)];
  return (provider, client, body, headers) => {
    const { token_endpoint_auth_methods_supported: taken = ['client_secret_basic'] } = provider;
    (taken.includes('client_secret_basic') ? inHeader : inBody)(provider, client, body, headers);
  };
}

function isComplete(
  { authorization_endpoint: authorization, token_endpoint: token, jwks_uri: keys }: openid.ServerMetadata,
  allowsPlain: boolean,
): boolean {
  return [authorization, token, keys].every(
    (address) =>
      address !== undefined &&
      URL.canParse(address) &&
      (new URL(address).protocol === 'https:' || (allowsPlain && new URL(address).protocol === 'http:')),
  );
}

function toFault(error: unknown): SignOnFault {
  const causes = listCauses(error);
  if (causes.some((cause) => cause instanceof ForbiddenAddress)) return 'addressNotAllowed';
  const code = causes.map(codeOf).find((each) => each.startsWith('OAUTH_'));
  if (code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') return 'otherIssuer';
  return code === undefined || code === 'OAUTH_TIMEOUT' ? 'unreachable' : 'notADiscoveryDocument';
}

/** What the library itself found wrong has a code of its own or the provider's; all else is the way to the provider. */
function isAway(error: unknown): boolean {
  if (error instanceof openid.ResponseBodyError) return error.status >= 500;
  if (error instanceof openid.AuthorizationResponseError) return false;
  if (error instanceof openid.WWWAuthenticateChallengeError) return false;
  const codes = listCauses(error).map(codeOf);
  return codes.includes('OAUTH_TIMEOUT') || !codes.some((code) => code.startsWith('OAUTH_'));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function listCauses(error: unknown): readonly unknown[] {
  return error instanceof Error ? [error, ...listCauses(error.cause)] : [];
}
