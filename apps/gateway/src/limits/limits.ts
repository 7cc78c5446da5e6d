/** How often something may be asked for within a window, in milliseconds. */
export interface Limit {
  readonly most: number;
  readonly windowMs: number;
}

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * The limits of what is tried: by a name, an account or an address, whatever endpoint it is tried at. What requests themselves
 * are charged stands in each endpoint's row of the contract.
 */
export const limits = {
  /** Wrong passwords in a row for one login name from one address, whether the name exists or not. */
  loginNameAddress: { most: 5, windowMs: 30 * minuteMs },
  /** Wrong passwords in a row for one account from one device that logged in to it before. */
  loginDevice: { most: 5, windowMs: 30 * minuteMs },
  /** Wrong passwords for one login name from all addresses that are not known devices, whether the name exists or not. */
  loginName: { most: 30, windowMs: hourMs },
  /**
   * Wrong passwords in a row for one account, by whichever of its names, from all devices that are not known to it.
   *
   * Source: NIST SP 800-63B-4 §3.2.2.
   */
  loginFailures: { most: 100, windowMs: 30 * dayMs },
  /** Wrong passwords from one address, from devices not known: enough for an office behind it, too few to try a list of passwords. */
  loginAddress: { most: 100, windowMs: 15 * minuteMs },
  /** Tries from an address that had as many wrong ones: people who share it get in later, and are not kept out. */
  loginAddressSlowly: { most: 10, windowMs: minuteMs },
  /** Wrong second factors in a row for one account from one known device, or from one address. */
  secondFactor: { most: 10, windowMs: hourMs },
  /** Wrong second factors in a row for one account, from all devices that are not known to it. */
  secondFactorFailures: { most: 100, windowMs: 30 * dayMs },
  /** Notices of one kind to one account that somebody tries to get into it. */
  loginNotice: { most: 1, windowMs: dayMs },
  /** Mails of account help to one account, that its person or the address of the last one asks for again. */
  linkAccount: { most: 5, windowMs: hourMs },
  /** Enrolments that are mailed to one e-mail address. */
  enrolmentEmail: { most: 5, windowMs: dayMs },
  /** Wrong names for one record locator from one address, whether it exists or not: a locator stands on every luggage tag. */
  tripNames: { most: 10, windowMs: 15 * minuteMs },
  /** Wrong names for one record locator from all addresses together. */
  tripLocator: { most: 50, windowMs: hourMs },
  /** Wrong codes for one record locator from one address: so nobody uses up the tries of another. */
  tripCodes: { most: 10, windowMs: 15 * minuteMs },
  /** Codes for one record locator that one address asks for as it likes. */
  tripCodeRequests: { most: 5, windowMs: hourMs },
  /** Codes for one record locator that one address asks for beyond that. */
  tripCodeRequestsBeyond: { most: 1, windowMs: 5 * minuteMs },
  /** Codes that are mailed to the contact of one trip at once, for all addresses together. */
  tripCodeMails: { most: 5, windowMs: hourMs },
  /** Codes that are mailed beyond that, twice within the life of a code: so the contact's last mail always has one that is good. */
  tripCodeMailsBeyond: { most: 1, windowMs: 5 * minuteMs },
  /** Corrections of the travellers of one trip, refused ones too: of a whole party, some of them twice. */
  tripCorrections: { most: 60, windowMs: dayMs },
  /** Corrections of the contact of one trip, each of which mails two addresses. */
  tripContacts: { most: 3, windowMs: dayMs },
  /** Member numbers that are added to one trip, right or wrong: those of a whole party, and some slips. */
  tripMemberNumbers: { most: 24, windowMs: hourMs },
  /** Member numbers that one address adds to trips, right or wrong: anyone who books many trips tries no more of them. */
  tripMemberNumbersAddress: { most: 48, windowMs: dayMs },
  /** Member numbers that one account adds to trips, from all addresses. */
  tripMemberNumbersAccount: { most: 48, windowMs: dayMs },
  /** Wrong names for one travel fund, by its number or its trip, from one address, whether it exists or not. */
  fundNames: { most: 10, windowMs: 15 * minuteMs },
  /** Wrong names for one travel fund from all addresses together. */
  fundReference: { most: 50, windowMs: hourMs },
  /** Wrong recipients of transfers in a row from one account: account numbers are for people to exchange, not to be tried. */
  fundRecipients: { most: 10, windowMs: hourMs },
  /** Links that are mailed to one address, which nobody has proved yet, or to the contact of one trip, for watches of fares. */
  fareWatchMails: { most: 3, windowMs: dayMs },
  /** Links that are mailed to one address, which nobody has proved yet, or to the contact of one trip, for alerts of flights. */
  flightAlertMails: { most: 5, windowMs: dayMs },
  /** Links that are mailed to one address, which nobody has proved yet, to sign a company up. */
  companySignupMails: { most: 3, windowMs: dayMs },
  /** Wrong current passwords of the person who is logged in. */
  passwordChange: { most: 5, windowMs: 30 * minuteMs },
} as const satisfies Readonly<Record<string, Limit>>;

/** Names a limit of {@link limits}. */
export type LimitName = keyof typeof limits;
