/** How often something may be asked for within a window, in milliseconds. */
export interface Limit {
  readonly most: number;
  readonly windowMs: number;
}

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

/** Every limit of the gateway, by the name that counts in the table of limits. */
export const limits = {
  /** Wrong passwords in a row for one login name, whether it exists or not. */
  loginName: { most: 5, windowMs: 30 * minuteMs },
  /** Logins from one address: enough for an office behind one address, too few to try a list of passwords. */
  loginAddress: { most: 100, windowMs: 15 * minuteMs },
  /** Anonymous tokens from one address. */
  anonymousAddress: { most: 600, windowMs: 10 * minuteMs },
  /** Wrong second factors for one account. */
  secondFactor: { most: 10, windowMs: hourMs },
  /** Challenges for passkeys from one address: each login page that is opened asks for one, and an office opens many. */
  passkeyChallenge: { most: 600, windowMs: 10 * minuteMs },
  /** Token calls from one address. */
  tokenAddress: { most: 1_200, windowMs: 10 * minuteMs },
  /** Mails of account help to one address or account. */
  linkAccount: { most: 5, windowMs: hourMs },
  /** Lookups of account help from one network address. */
  linkAddress: { most: 60, windowMs: 10 * minuteMs },
  /** Mailed links that are opened, answered or used from one network address. */
  linkUseAddress: { most: 120, windowMs: 10 * minuteMs },
  /** Enrolments from one network address. */
  enrolmentAddress: { most: 30, windowMs: hourMs },
  /** Wrong names for one record locator from one address, whether it exists or not: a locator stands on every luggage tag. */
  tripNames: { most: 10, windowMs: 15 * minuteMs },
  /** Wrong names for one record locator from all addresses together. */
  tripLocator: { most: 50, windowMs: hourMs },
  /** Proofs of whose a trip is from one address: enough for an airport behind one address, too few to try locators. */
  tripAddress: { most: 300, windowMs: 10 * minuteMs },
  /** Low-fare calendars from one address: a page asks for two or three, and each may search a month. */
  calendarAddress: { most: 1_200, windowMs: 10 * minuteMs },
  /** Wrong current passwords of the person who is logged in. */
  passwordChange: { most: 5, windowMs: 30 * minuteMs },
} as const satisfies Readonly<Record<string, Limit>>;

/** Names a limit of {@link limits}. */
export type LimitName = keyof typeof limits;
