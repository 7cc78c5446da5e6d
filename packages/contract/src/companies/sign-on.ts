import * as z from 'zod/mini';

import { instant } from '../air-booking/values.ts';
import type { Endpoint } from '../endpoint.ts';
import { companySignOnCategory } from '../identity/values.ts';
import { assertion } from '../identity/assertion.ts';
import { accountCodes, unavailableCodes } from '../problem-codes.ts';

const path = '/api/corporate/v1/company/single-sign-on';
const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

/** How many mail domains a company may have. */
export const mostSignOnDomains = 20;

/** Accepts a mail domain: a host name of at least two labels, in lower case, without its final dot (RFC 1035 §2.3.1). */
export const mailDomain = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(253),
    z.regex(/^(?:[\da-z](?:[\da-z-]{0,61}[\da-z])?\.)+[a-z][\da-z-]{0,61}[\da-z]$/),
  );

/** Accepts how people of a company log in with its accounts. The secret is kept, and shown to nobody. */
export const companySignOn = z.object({
  /** The issuer identifier of the provider (OpenID Connect Discovery 1.0 §2). */
  issuer: z.string(),
  clientId: z.string(),
  /** The mail domains whose people are led to the provider. */
  domains: z.array(z.string()),
  /** Whether people log in with it alone: administrators keep their passwords. */
  isRequired: z.boolean(),
  updatedAt: instant,
});

export type CompanySignOn = z.infer<typeof companySignOn>;

/** What an administrator writes of it; without a secret the one that is kept stays. */
export const companySignOnChange = z.strictObject({
  issuer: z.url().check(z.maxLength(300)),
  clientId: text(200),
  clientSecret: z.optional(text(500)),
  domains: z.array(mailDomain).check(z.minLength(1), z.maxLength(mostSignOnDomains)),
  isRequired: z.boolean(),
});

export type CompanySignOnChange = z.infer<typeof companySignOnChange>;

/** What can be wrong with a provider that is tried. */
export const signOnFaults = [
  /** The address is none that this gateway may ask: not https, or of a private network. */
  'addressNotAllowed',
  'unreachable',
  /** The answer is no discovery document, or one without what a login needs. */
  'notADiscoveryDocument',
  'otherIssuer',
] as const;

export type SignOnFault = (typeof signOnFaults)[number];

/** Shows how people of the company log in with its accounts, and where its provider must lead back to. */
export const readSignOn = {
  method: 'GET',
  path,
  area: 'companies',
  summary: "Shows how people of the company log in with the company's accounts, and where its provider leads back to.",
  authentication: 'required',
  callers: 'travelManagers',
  charges: [{ budget: 'ownAccount', cost: 1 }],
  success: 200,
  answer: z.object({
    signOn: z.optional(companySignOn),
    /** The addresses to register at the provider: the login of the portal, and that of the site. */
    redirectAddresses: z.array(z.string()),
  }),
  problems: ['companyAccessDenied'],
} as const satisfies Endpoint;

/**
 * Lets people of the company log in with its accounts. A mail domain is one that an administrator of the company has their own address
 * at, and of one company at a time. With another issuer everybody is linked anew.
 */
export const saveSignOn = {
  method: 'PUT',
  path,
  area: 'companies',
  summary: "Lets people of the company log in with the company's accounts.",
  body: companySignOnChange,
  authentication: 'recent',
  callers: 'travelManagers',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  success: 204,
  problems: ['companyAccessDenied', 'signOnDomainRefused', 'signOnSecretMissing', 'signOnAddressNotAllowed'],
} as const satisfies Endpoint;

/** Reads the discovery document of a provider, and says what is wrong with it; nothing is stored. */
export const trySignOn = {
  method: 'POST',
  path: `${path}/trial`,
  area: 'companies',
  summary: 'Reads the discovery document of a provider and says what is wrong with it; nothing is stored.',
  body: z.strictObject({ issuer: companySignOnChange.shape.issuer }),
  authentication: 'required',
  callers: 'travelManagers',
  charges: [
    { budget: 'ownAccount', cost: 10 },
    { budget: 'signOnTrials', cost: 1 },
  ],
  success: 200,
  /** Without a fault the document can be read and has what a login needs. */
  answer: z.object({ fault: z.optional(z.enum(signOnFaults)) }),
  problems: ['companyAccessDenied'],
} as const satisfies Endpoint;

/** Ends logins with the company's accounts: people log in by password again. Repeated it changes nothing. */
export const removeSignOn = {
  method: 'DELETE',
  path,
  area: 'companies',
  summary: "Ends logins with the company's accounts; people log in by password again.",
  authentication: 'recent',
  callers: 'travelManagers',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  success: 204,
  problems: ['companyAccessDenied'],
} as const satisfies Endpoint;

/**
 * Starts a login with a company's account (OpenID Connect Core 1.0 §3.1, authorization code with PKCE, RFC 7636).
 *
 * The mail domain alone decides: whether the address has an account is neither looked up nor said. A cookie that no script reads binds
 * the login to the browser; what was started in one ends in no other, once, within ten minutes.
 */
export const startCompanyLogin = {
  method: 'POST',
  path: '/api/security/v4/security/company-logins',
  area: 'companies',
  summary: "Starts a login with a company's account, and gives the provider's address to go to.",
  body: z.strictObject({ category: companySignOnCategory, email: z.email().check(z.maxLength(254)) }),
  callers: 'anybody',
  charges: [{ budget: 'companyLogins', cost: 1 }],
  success: 200,
  answer: z.object({ address: z.url() }),
  problems: ['signOnNotOffered', 'signOnProviderAway'],
} as const satisfies Endpoint;

/** Ends a login with a company's account: gives an assertion for the token call, or says in one problem each why not. */
export const completeCompanyLogin = {
  method: 'POST',
  path: '/api/security/v4/security/company-logins/completion',
  area: 'companies',
  summary:
    "Ends a login with a company's account by what its provider led back with, and gives an assertion for the token call.",
  body: z.strictObject({
    /** The query of the address that the provider led back to, without its question mark. */
    answer: z.string().check(z.minLength(1), z.maxLength(4_096)),
  }),
  callers: 'anybody',
  charges: [{ budget: 'companyLogins', cost: 1 }],
  success: 200,
  answer: z.object({ ...assertion.shape, category: companySignOnCategory }),
  problems: [
    'signOnExpired',
    'signOnNotOffered',
    'signOnRefused',
    'signOnNotMember',
    'signOnInvited',
    'signOnEmailUnverified',
    'signOnProviderAway',
    'loginElsewhere',
  ],
  codes: [...accountCodes, ...unavailableCodes, 401120752],
} as const satisfies Endpoint;
