import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';
import { loginClientFieldCodes } from '../field-codes.ts';
import { tokenCodes, accountCodes, unavailableCodes } from '../problem-codes.ts';
import { clientCategory } from './values.ts';

/** The grant type of an assertion (RFC 7523 §2.1). */
export const jwtBearerGrantType = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

const clientId = z.string().check(z.regex(/^[!-~]{1,128}$/));

/** Accepts the token call's form: an assertion, or the refresh token of the client's cookie. */
export const tokenRequest = z.discriminatedUnion('grant_type', [
  z.strictObject({
    grant_type: z.literal(jwtBearerGrantType),
    assertion: z.string().check(z.maxLength(4_000)),
    client_id: clientId,
    scope: z.literal('openid'),
    /** A set of words in any order: `id_token site` or `id_token corporate`. */
    response_type: z.string().check(z.maxLength(40)),
    /** The device is used by others too: the session ends with the browser, or soon once nobody uses it. */
    shared_device: z.optional(z.literal('true')),
  }),
  z.strictObject({
    grant_type: z.literal('refresh_token'),
    client_id: clientId,
    scope: z.literal('openid'),
    response_type: z.string().check(z.maxLength(40)),
  }),
]);

export type TokenRequest = z.infer<typeof tokenRequest>;

/** Accepts the tokens of a session. The refresh token is in no body: it stands in a cookie that no script reads. */
export const tokenAnswer = z.object({
  token_type: z.literal('Bearer'),
  /** Who logged in, as a JWT: see {@link idTokenClaims}. */
  id_token: z.string(),
  /** What requests carry as `Authorization: Bearer`. */
  access_token: z.string(),
  /** What the access token is: of the traveller's site, of the mobile apps, or of a company. */
  token_kind: z.enum(['traveler', 'mobile', 'corporate']),
  /** Seconds until the access token expires. */
  expires_in: z.int(),
  scope: z.literal('openid'),
});

export type TokenAnswer = z.infer<typeof tokenAnswer>;

/** Accepts the claims of an id token (OpenID Connect Core §2) that the apps read; it has no personal data but the first name. */
export const idTokenClaims = z.object({
  iss: z.string(),
  sub: z.string(),
  aud: z.string(),
  iat: z.number(),
  exp: z.number(),
  /** The session. */
  sid: z.string(),
  /** When the person proved who they are, in seconds since 1970. */
  auth_time: z.number(),
  /** How (RFC 8176): `pwd`, `otp`, `hwk`, `mfa`; empty for the anonymous traveller. */
  amr: z.array(z.string()),
  category: clientCategory,
  given_name: z.optional(z.string()),
  tier: z.optional(z.string()),
  corporate_role: z.optional(z.string()),
  corporate_access_level: z.optional(z.string()),
  /** The `{product}` of the company's portal. */
  product: z.optional(z.string()),
  /** The device is used by others too: nothing of the person stays there. */
  shared_device: z.optional(z.boolean()),
});

export type IdTokenClaims = z.infer<typeof idTokenClaims>;

/** Exchanges an assertion, or the refresh token of the cookie, for tokens. */
export const exchangeToken = {
  method: 'POST',
  path: '/api/security/v4/security/token',
  area: 'identity',
  summary:
    'Exchanges an assertion (RFC 7523), or the refresh token in the cookie, for an id token and an access token. Each refresh token works once.',
  body: tokenRequest,
  encoding: 'form',
  largestBodyBytes: 8 * 1024,
  callers: 'anybody',
  charges: [{ budget: 'tokens', cost: 1 }],
  success: 200,
  answer: tokenAnswer,
  headers: {
    'Set-Cookie':
      'The refresh token, `airline.refresh.<token_kind>` (behind `__Host-` over https): HttpOnly, SameSite=Strict, read by Exchange token and End session alone; ' +
      'and `airline.device`, by which the browser is known at its next login. The anonymous traveller gets neither.',
  },
  fieldCodes: loginClientFieldCodes,
  codes: [
    ...tokenCodes,
    ...accountCodes,
    ...unavailableCodes,
    401120280,
    401120727,
    401120728,
    401120729,
    401120730,
    401120743,
    401615399,
  ],
} as const satisfies Endpoint;

/** Ends the session, or every session of the account. */
export const endSession = {
  method: 'POST',
  path: '/api/security/v4/security/logout',
  area: 'identity',
  summary: 'Ends the session of the cookie and of the access token, or every session of the account.',
  body: z.strictObject({
    /** The login client whose cookie it is. */
    client_id: clientId,
    everywhere: z.boolean(),
  }),
  authentication: 'optional',
  callers: 'everybody',
  charges: [{ budget: 'tokens', cost: 1 }],
  success: 204,
  headers: { 'Set-Cookie': 'The refresh token’s cookie, expired.' },
  fieldCodes: ['clientUnknown'],
} as const satisfies Endpoint;

/** Gives the public keys that the gateway's tokens are verified with (RFC 7517). */
export const readKeySet = {
  method: 'GET',
  path: '/api/security/v4/security/jwks.json',
  area: 'identity',
  summary: 'Gives the public keys that tokens are signed with, the next and the last ones with them (RFC 7517).',
  callers: 'anybody',
  charges: [{ budget: 'publicReading', cost: 1 }],
  success: 200,
  answer: z.object({ keys: z.array(z.looseObject({ kty: z.string(), kid: z.string(), alg: z.string() })) }),
} as const satisfies Endpoint;
