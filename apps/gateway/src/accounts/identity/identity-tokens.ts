import type { ClientCategory } from '@airline/client-config/client-categories';
import { clientCategory, endpoints } from '@airline/contract';
import { errors, jwtVerify, type JWTPayload, SignJWT } from 'jose';
import * as z from 'zod/mini';

import { accessTokenSeconds } from './rules/session-lifetimes.ts';
import { type TokenKeys, tokenAlgorithm } from './token-keys.ts';

/** Who proved to be whom, how and when; what an assertion and an access token say. */
export interface Identity {
  /** The account's id, or `ANONYMOUS`. */
  readonly subject: string;
  readonly clientId: string;
  readonly category: ClientCategory;
  /** When the person proved who they are. */
  readonly authenticatedAt: Date;
  /** How (RFC 8176); empty for the anonymous traveller. */
  readonly methods: readonly string[];
}

/** What an assertion says: {@link Identity}, of which account's sessions. */
export interface ProvedIdentity extends Identity {
  /** How often the account's sessions had been ended when the proof began; 0 for the anonymous traveller. */
  readonly sessionEpoch: number;
}

export interface SessionIdentity extends Identity {
  readonly sessionId: string;
}

/** Why a token does not count. */
export type TokenFault = 'expired' | 'forged' | 'audienceWrong' | 'issuerWrong';

type Verified<Content> = Content | { readonly fault: TokenFault };

/** Writes and reads the tokens of identity: JWTs (RFC 7519) that are signed by ES256. */
export interface IdentityTokens {
  signAssertion(identity: ProvedIdentity): Promise<string>;
  readAssertion(token: string): Promise<Verified<ProvedIdentity & { readonly jti: string; readonly expiresAt: Date }>>;
  signAccessToken(identity: SessionIdentity): Promise<string>;
  readAccessToken(token: string): Promise<Verified<SessionIdentity>>;
  /** Signs the id token (OpenID Connect Core §2) with what the apps show of a person. */
  signIdToken(
    identity: SessionIdentity,
    shown: Readonly<Record<string, string | boolean | undefined>>,
  ): Promise<string>;
}

export const assertionSeconds = 60;
const assertionType = 'assertion+jwt';
/** Source: RFC 9068 §2.1. */
const accessTokenType = 'at+jwt';

const identityClaims = {
  sub: z.string(),
  client_id: z.string(),
  category: clientCategory,
  auth_time: z.number(),
  amr: z.array(z.string()),
  /** Of no use once it is checked; what has none is no token of ours. */
  exp: z.number(),
};
const assertionClaims = z.object({
  ...identityClaims,
  jti: z.uuid(),
  session_epoch: z._default(z.int(), 0),
});
const accessClaims = z.object({ ...identityClaims, sid: z.uuid() });

/** Makes the tokens of a gateway that people know by an origin. */
export function createIdentityTokens(keys: TokenKeys, publicOrigin: string, now: () => Date): IdentityTokens {
  const tokenEndpoint = publicOrigin + endpoints.exchangeToken.path;
  const api = `${publicOrigin}/api`;

  const sign = async (claims: JWTPayload, typ: string, audience: string, seconds: number): Promise<string> => {
    const { kid, key } = await keys.signingKey();
    const issuedAt = Math.floor(now().getTime() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: tokenAlgorithm, kid, typ })
      .setIssuer(publicOrigin)
      .setAudience(audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + seconds)
      .sign(key);
  };

  const read = async <Schema extends z.ZodMiniType>(
    token: string,
    { typ, audience, claims }: { readonly typ: string; readonly audience: string; readonly claims: Schema },
  ): Promise<{ readonly content: z.infer<Schema> } | { readonly fault: TokenFault }> => {
    const verified = await jwtVerify(
      token,
      async ({ kid = '' }) => {
        const key = await keys.verificationKey(kid);
        if (key === undefined) throw new errors.JWKSNoMatchingKey();
        return key;
      },
      { algorithms: [tokenAlgorithm], issuer: publicOrigin, audience, typ, currentDate: now(), clockTolerance: 0 },
    ).catch((error: unknown) => ({ fault: toTokenFault(error) }));
    if ('fault' in verified) return verified;
    const parsed = claims.safeParse(verified.payload);
    return parsed.success ? { content: parsed.data } : { fault: 'forged' };
  };

  return {
    signAssertion({ sessionEpoch, ...identity }) {
      // With its milliseconds, unlike that of the other tokens: the session's time of proof is compared with that of the password.
      const proof = { auth_time: identity.authenticatedAt.getTime() / 1000, session_epoch: sessionEpoch };
      const claims = { ...toClaims(identity), ...proof, jti: crypto.randomUUID() };
      return sign(claims, assertionType, tokenEndpoint, assertionSeconds);
    },
    async readAssertion(token) {
      const result = await read(token, { typ: assertionType, audience: tokenEndpoint, claims: assertionClaims });
      if ('fault' in result) return result;
      const { jti, exp, session_epoch: sessionEpoch } = result.content;
      return { ...toIdentity(result.content), sessionEpoch, jti, expiresAt: new Date(exp * 1000) };
    },
    signAccessToken: (identity) =>
      sign(
        { ...toClaims(identity), sid: identity.sessionId, scope: 'openid', jti: crypto.randomUUID() },
        accessTokenType,
        api,
        accessTokenSeconds,
      ),
    async readAccessToken(token) {
      const result = await read(token, { typ: accessTokenType, audience: api, claims: accessClaims });
      if ('fault' in result) return result;
      return { ...toIdentity(result.content), sessionId: result.content.sid };
    },
    signIdToken(identity, shown) {
      const { client_id: audience, ...claims } = toClaims(identity);
      const told = Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== undefined));
      return sign({ ...claims, sid: identity.sessionId, ...told }, 'JWT', audience, accessTokenSeconds);
    },
  };
}

function toClaims({ subject, clientId, category, authenticatedAt, methods }: Identity) {
  const seconds = Math.floor(authenticatedAt.getTime() / 1000);
  return { sub: subject, client_id: clientId, category, auth_time: seconds, amr: [...methods] };
}

function toIdentity(claims: z.infer<typeof accessClaims> | z.infer<typeof assertionClaims>): Identity {
  return {
    subject: claims.sub,
    clientId: claims.client_id,
    category: claims.category,
    authenticatedAt: new Date(Math.round(claims.auth_time * 1000)),
    methods: claims.amr,
  };
}

/** @throws what is no fault of the token, such as a database that is away. */
function toTokenFault(error: unknown): TokenFault {
  if (error instanceof errors.JWTExpired) return 'expired';
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === 'aud') return 'audienceWrong';
    if (error.claim === 'iss') return 'issuerWrong';
  }
  if (error instanceof errors.JOSEError) return 'forged';
  throw error;
}
