import { isBoolean, integer, list, oneOf, optional, shape, text, type Guard, type Guarded } from './guards.ts';

/** A protocol counts its versions from 1; more than this is no version of anything. */
const maximumVersion = 9_999;

const versionRange = shape({ least: integer(1, maximumVersion), highest: integer(1, maximumVersion) });
const offerShape = shape({
  versions: versionRange,
  capabilities: list(text(40), 40),
  /** Who offers: the bundle and its version, or the app. Shown in logs alone. */
  name: optional(text(80)),
});

/** What one side can do. The versions of an offer are in order. */
export const offer: Guard<Guarded<typeof offerShape>> = (value): value is Guarded<typeof offerShape> =>
  offerShape(value) && value.versions.least <= value.versions.highest;

/** As what somebody is logged in in the app: the web view has no other login. */
const category = oneOf(['mobileMember', 'mobileCorporate']);
/** The account, as tokens name it: `sub`. */
const subject = text(200);

const sessionShape = shape({ category, assertion: optional(text(4_000)), subject: optional(subject) });

/**
 * Says who is logged in in the app.
 *
 * `assertion` can be spent once, for tokens of the page's own: an app that heard of the login from a page has none. `subject` is whose
 * session it is: the `sub` of the app's tokens. One of both is there; where `subject` is left out the assertion is spent at each start, for the
 * page cannot know that the person is still the same.
 */
export type NativeSession = Guarded<typeof sessionShape>;

export const nativeSession: Guard<NativeSession> = (value): value is NativeSession =>
  sessionShape(value) && (value.assertion !== undefined || value.subject !== undefined);

export const loggedInPerson = shape({ category, subject });

/** Says who has logged in on a page. */
export type LoggedInPerson = Guarded<typeof loggedInPerson>;

export const loggedOut = shape({ everywhere: isBoolean });

/** A BCP 47 language tag without extensions: `es-US`, `en`, `zh-Hant-TW`. */
const languageTag = text(35, /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/);

export const formatLocale = shape({ locale: languageTag, hourCycle: optional(oneOf(['h12', 'h23'])) });

/**
 * Says how the app's person reads: the language that the app is in, with the region by which numbers and dates are written, and whether
 * the clock of the device has 12 or 24 hours.
 */
export type FormatLocale = Guarded<typeof formatLocale>;

const webAddress = text(2_000, /^https:\/\/[^\s\\@/?#]+(?:[/?#][^\s\\]*)?$/);

export const browserAddress = shape({ url: webAddress });

const sharedShape = shape({
  title: optional(text(200)),
  text: optional(text(4_000)),
  url: optional(webAddress),
});

/** Says what is shared: one of its fields at least. */
export type SharedContent = Guarded<typeof sharedShape>;

export const sharedContent: Guard<SharedContent> = (value): value is SharedContent =>
  sharedShape(value) && [value.title, value.text, value.url].some((field) => field !== undefined);

/** The name of a file, which becomes one on the device: no folder, no leading dot. */
const fileName = text(120, /^[^\\/:\p{Cc}.][^\\/:\p{Cc}]*$/u);

export const calendarFile = shape({ name: fileName, content: text(200_000, /^BEGIN:VCALENDAR\r?\n/) });

/** Holds the events of a trip as an iCalendar file (RFC 5545). */
export type CalendarFile = Guarded<typeof calendarFile>;

export const walletPass = shape({
  name: fileName,
  type: oneOf(['application/vnd.apple.pkpass', 'application/vnd.apple.pkpasses']),
  base64: text(2_000_000, /^[A-Za-z0-9+/]+={0,2}$/),
});

/** Holds a pass file for the wallet of the device. */
export type WalletPass = Guarded<typeof walletPass>;

export const brightness = shape({ level: oneOf(['full', 'usual']) });
