import { clientCategories } from '@airline/client-config/client-categories';
import * as z from 'zod/mini';

import { instant } from '../air-booking/values.ts';
import { languages } from '../language.ts';

/** Accepts what a person logs in as; the login client, the token's kind and the permissions follow from it. */
export const clientCategory = z.enum(clientCategories);

/** Accepts what somebody of a company logs in as with the company's own account: on the site, or in the portal. */
export const companySignOnCategory = z.enum(['corporateTraveler', 'corporateTravelManager']);

export type CompanySignOnCategory = z.infer<typeof companySignOnCategory>;

/** What a login name may be when it is typed: checked against the account, not against the rules for new ones. */
export const loginName = z.string().check(z.trim(), z.minLength(1), z.maxLength(254));

/** Accepts a password as it is typed at login: the rules for new passwords do not apply to old ones. */
export const typedPassword = z.string().check(z.minLength(1), z.maxLength(1_000));

/** Accepts a new username: 6 to 32 ASCII letters, digits, `.`, `_` and `-`, with a letter first. */
export const newUsername = z.string().check(z.trim(), z.regex(/^[A-Za-z][A-Za-z0-9._-]{5,31}$/));

/** Accepts a member's account number: 10 digits, the last one a check digit (ISO/IEC 7812 Luhn). */
export const accountNumber = z.string().check(z.regex(/^\d{10}$/));

/** The tiers of the loyalty programme, the lowest first. */
export const membershipTiers = ['member', 'silver', 'gold', 'platinum'] as const;

export const membershipTier = z.enum(membershipTiers);

export type MembershipTier = z.infer<typeof membershipTier>;

/** What a person may be to a company, as the personalization attribute `corporateRole` says it. */
export const corporateRoles = ['traveler', 'travelManager', 'areaMarketingManager', 'reportService'] as const;

export const corporateRole = z.enum(corporateRoles);

export type CorporateRole = z.infer<typeof corporateRole>;

/** How far a person reaches in the company's portal, as the personalization attribute `corporateAccessLevel` says it. */
export const corporateAccessLevels = ['viewer', 'booker', 'administrator'] as const;

export const corporateAccessLevel = z.enum(corporateAccessLevels);

export type CorporateAccessLevel = z.infer<typeof corporateAccessLevel>;

/** Accepts a language of pages and mails. */
export const language = z.enum(languages);

/** The app that a person is in: links in mails lead back to it. */
export const surface = z.enum(['traveller', 'ctm', 'webview']);

/**
 * Accepts a passkey's credential as the browser gives it in JSON: `PublicKeyCredential.toJSON()`.
 *
 * Source: Web Authentication Level 3 §5.1.8.
 */
export const passkeyCredential = z.looseObject({
  id: z.string().check(z.maxLength(1_400)),
  rawId: z.string().check(z.maxLength(1_400)),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
  clientExtensionResults: z.optional(z.record(z.string(), z.unknown())),
  authenticatorAttachment: z.optional(z.nullable(z.string())),
});

export type PasskeyCredential = z.infer<typeof passkeyCredential>;

/** Accepts the options of a passkey's creation or use in JSON: what the browser parses and asks the authenticator with. */
export const passkeyOptions = z.record(z.string(), z.unknown());

/** Accepts the code of a second factor: six digits of an authenticator app, or a recovery code. */
export const secondFactor = z.discriminatedUnion('kind', [
  /** The six digits that the authenticator app shows (RFC 6238). */
  z.strictObject({ kind: z.literal('totp'), code: z.string().check(z.trim(), z.regex(/^\d{6}$/)) }),
  /** One of the ten codes of the set-up; each works once. Letter case, spaces and hyphens do not matter. */
  z.strictObject({
    kind: z.literal('recoveryCode'),
    code: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  }),
  /** What an authenticator signed for the challenge of `startPasskeyLogin`. */
  z.strictObject({ kind: z.literal('passkey'), challengeId: z.uuid(), credential: passkeyCredential }),
]);

export type SecondFactor = z.infer<typeof secondFactor>;

/** Accepts the points of flights that have not departed yet; absent where there are none. They cannot be spent. */
export const pendingPoints = z.object({
  points: z.int(),
  /** When the next of them count: the departure of the last flight of a direction. */
  nextAt: instant,
});
