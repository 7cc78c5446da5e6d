/** How often something may be asked for within a window, in milliseconds. */
export interface Limit {
  readonly most: number;
  readonly windowMs: number;
}

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

/**
 * The limits of what is tried: by a name, an account or an address, whatever endpoint it is tried at. What requests themselves
 * are charged stands in each endpoint's row of the contract.
 */
export const limits = {
  /** Wrong passwords in a row for one login name, whether it exists or not. */
  loginName: { most: 5, windowMs: 30 * minuteMs },
  /** Logins from one address: enough for an office behind one address, too few to try a list of passwords. */
  loginAddress: { most: 100, windowMs: 15 * minuteMs },
  /** Wrong second factors for one account. */
  secondFactor: { most: 10, windowMs: hourMs },
  /** Mails of account help to one address or account. */
  linkAccount: { most: 5, windowMs: hourMs },
  /** Wrong names for one record locator from one address, whether it exists or not: a locator stands on every luggage tag. */
  tripNames: { most: 10, windowMs: 15 * minuteMs },
  /** Wrong names for one record locator from all addresses together. */
  tripLocator: { most: 50, windowMs: hourMs },
  /** Wrong current passwords of the person who is logged in. */
  passwordChange: { most: 5, windowMs: 30 * minuteMs },
} as const satisfies Readonly<Record<string, Limit>>;

/** Names a limit of {@link limits}. */
export type LimitName = keyof typeof limits;
