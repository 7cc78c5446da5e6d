import {
  corporateAccessLevel,
  corporateRole,
  idTokenClaims,
  membershipTier,
  type CorporateAccessLevel,
  type CorporateRole,
  type MembershipTier,
} from '@airline/contract';

import { isPersonCategory, type PersonCategory } from './person-category.ts';

/**
 * Says who is logged in, as far as every page may know it.
 *
 * @example
 * ```ts
 * import type { Person } from '@airline/session';
 *
 * const isCompany = ({ category }: Person) => category === 'corporateTraveler';
 * ```
 */
export interface Person {
  readonly category: PersonCategory;
  /** The account, as tokens name it. */
  readonly subject: string;
  /** The session, as tokens name it. */
  readonly sessionId: string;
  /** When the person proved who they are, in seconds since 1970. */
  readonly authenticatedAt: number;
  readonly firstName?: string;
  readonly tier?: MembershipTier;
  readonly corporateRole?: CorporateRole;
  readonly corporateAccessLevel?: CorporateAccessLevel;
  /** The `{product}` of the company's portal. */
  readonly product?: string;
  /** Said at the login: others use the device too, and nothing typed outlives the session. */
  readonly isOnSharedDevice?: boolean;
}

/**
 * Reads who an id token is about; `undefined` when it is about nobody, or is none.
 *
 * The signature is not checked: the token came from the token endpoint itself (OpenID Connect Core §3.1.3.7, number 6).
 */
export function personOf(idToken: string): Person | undefined {
  const { data } = idTokenClaims.safeParse(payloadOf(idToken));
  if (data === undefined || !isPersonCategory(data.category)) return undefined;
  const tier = membershipTier.safeParse(data.tier);
  const role = corporateRole.safeParse(data.corporate_role);
  const accessLevel = corporateAccessLevel.safeParse(data.corporate_access_level);
  return {
    category: data.category,
    subject: data.sub,
    sessionId: data.sid,
    authenticatedAt: data.auth_time,
    ...(data.given_name === undefined ? {} : { firstName: data.given_name }),
    ...(tier.success ? { tier: tier.data } : {}),
    ...(role.success ? { corporateRole: role.data } : {}),
    ...(accessLevel.success ? { corporateAccessLevel: accessLevel.data } : {}),
    ...(data.product === undefined ? {} : { product: data.product }),
    ...(data.shared_device === true ? { isOnSharedDevice: true } : {}),
  };
}

function payloadOf(token: string): unknown {
  try {
    const [, payload = ''] = token.split('.');
    const base64 = payload.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
