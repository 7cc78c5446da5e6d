/** How much may be asked for within a window, and by whom it is counted. */
export interface Budget {
  /**
   * - `address`: the network address; of IPv6 the /64 network, and its /48 for sixteen of them.
   * - `account`: the account of the token, and its address for twenty accounts; without an account the address.
   * - `everybody`: all requests together.
   */
  readonly by: 'address' | 'account' | 'everybody';
  /** The sum of the costs within a window. */
  readonly most: number;
  readonly windowSeconds: number;
  /** Whether all instances of the gateway count together; by default each counts for itself. */
  readonly isShared?: true;
}

const minute = 60;
const hour = 60 * minute;

/**
 * What requests are charged to. Those by address leave room for an office or an airport behind one address.
 *
 * A request that is refused is charged to nothing else.
 */
export const budgets = {
  /** What is public and at hand. */
  publicReading: { by: 'address', most: 6_000, windowSeconds: 10 * minute },
  /** Suggestions, of which each key that is pressed asks for some, and results, which cost two. */
  siteSearch: { by: 'address', most: 6_000, windowSeconds: 10 * minute },
  /** Searches, calendars and offers. */
  flightShopping: { by: 'address', most: 3_000, windowSeconds: 10 * minute },
  /** An order costs ten, to ask what became of it one. */
  ordering: { by: 'account', most: 600, windowSeconds: 10 * minute },
  /** Proofs of whose a trip is: too few to try locators. */
  tripProofs: { by: 'address', most: 300, windowSeconds: 10 * minute, isShared: true },
  /** Assertions and challenges of passkeys: each page of a person without a session asks for one. */
  logins: { by: 'address', most: 1_200, windowSeconds: 10 * minute, isShared: true },
  /** Tokens, of which each open page asks for a new one every five minutes. */
  tokens: { by: 'address', most: 12_000, windowSeconds: 10 * minute },
  /** Mails of account help. */
  accountHelp: { by: 'address', most: 60, windowSeconds: 10 * minute, isShared: true },
  /** Mailed links that are opened, answered or used: their secrets cannot be guessed, and nobody should try. */
  mailedLinks: { by: 'address', most: 120, windowSeconds: 10 * minute, isShared: true },
  /** Watches of searches, which mail an address that nobody has proved yet. */
  fareWatches: { by: 'address', most: 30, windowSeconds: hour, isShared: true },
  /** Asking for mails about a flight, at an address that nobody has proved yet. */
  flightAlerts: { by: 'address', most: 30, windowSeconds: hour, isShared: true },
  /** Presses of mail readers' own buttons, which come from the few addresses of mail providers. */
  unsubscribing: { by: 'address', most: 6_000, windowSeconds: 10 * minute },
  enrollments: { by: 'address', most: 30, windowSeconds: hour, isShared: true },
  /** What people read and change of their account: a change costs ten, an export sixty. */
  ownAccount: { by: 'account', most: 600, windowSeconds: 10 * minute },
  /** Pages of a company's reports; the address of a file costs ten. */
  companyReports: { by: 'account', most: 600, windowSeconds: 10 * minute },
  /** Files of reports, by addresses that cannot be guessed. */
  reportFiles: { by: 'address', most: 120, windowSeconds: 10 * minute },
  /** Messages of travel managers, each to everybody who is at a place. */
  travellerMessages: { by: 'account', most: 10, windowSeconds: hour, isShared: true },
  /** Sign-ups of companies, each of which mails an address that nobody has proved yet. */
  companySignups: { by: 'address', most: 10, windowSeconds: hour, isShared: true },
  /** Logins with a company's account, of which each start and each end asks the company's provider. */
  companyLogins: { by: 'address', most: 300, windowSeconds: 10 * minute, isShared: true },
  /** Trials of a provider, each of which asks an address that an administrator wrote. */
  signOnTrials: { by: 'account', most: 30, windowSeconds: hour, isShared: true },
  /** Messages of travel managers to support, each of which mails two addresses. */
  supportRequests: { by: 'account', most: 10, windowSeconds: hour, isShared: true },
  /** What operators look at and do: to let jobs run again costs ten. */
  operating: { by: 'account', most: 600, windowSeconds: 10 * minute },
  /** Passes that are scanned at a gate, and looks at its list: several devices share an account. */
  boarding: { by: 'account', most: 6_000, windowSeconds: 10 * minute },
  /** In kilobytes: what operations report of flights. */
  operationsFeed: { by: 'address', most: 20_000, windowSeconds: 10 * minute },
  /** In kilobytes: reports and measurements from one address. */
  telemetry: { by: 'address', most: 5_000, windowSeconds: 10 * minute },
  /** In kilobytes: what is stored of reports and measurements in a day, from all addresses. */
  telemetryStorage: { by: 'everybody', most: 500_000, windowSeconds: 24 * hour },
} as const satisfies Readonly<Record<string, Budget>>;

/** Names a budget of {@link budgets}. */
export type BudgetName = keyof typeof budgets;

/** What one request is charged. */
export interface Charge {
  readonly budget: BudgetName;
  /** A number, or one for each kilobyte of the body that was begun. */
  readonly cost: number | 'kilobytes';
}
