import type { ClientCategory } from '@airline/client-config/client-categories';
import type { StaffRole } from '@airline/contract';
import type { Context } from 'hono';

/** Who asks: what an access token says, held against the session as it is now. */
export interface Access {
  readonly sessionId: string;
  /** Absent for the anonymous traveller. */
  readonly accountId: string | undefined;
  readonly category: ClientCategory;
  readonly clientId: string;
  /** When the person last proved who they are. */
  readonly authenticatedAt: Date;
  /** How (RFC 8176). */
  readonly methods: readonly string[];
  /** When the account got its password. */
  readonly passwordChangedAt: Date | undefined;
  /** What the airline has entrusted the person with. */
  readonly staffRole: StaffRole | undefined;
}

/** A person who is logged in with an account. */
export type AccountAccess = Access & { readonly accountId: string };

/** Gives who asks, where the contract allows to ask without a token too. */
export function findAccess(context: Context): Access | undefined {
  return context.get('access' as never) as Access | undefined;
}

/**
 * Gives who asks.
 *
 * @throws when the endpoint is not one that the contract wants a token for: a bug.
 */
export function requireAccess(context: Context): Access {
  const access = findAccess(context);
  if (access === undefined) throw new Error('Nobody was authenticated: the endpoint does not require it.');
  return access;
}

/**
 * Gives the person who asks with an account of their own.
 *
 * @throws when the endpoint's row lets the anonymous traveller ask for it: a bug.
 */
export function requireAccountAccess(context: Context): AccountAccess {
  const { accountId, ...access } = requireAccess(context);
  if (accountId === undefined) throw new Error('The anonymous traveller has no account.');
  return { ...access, accountId };
}
