import type { Capability } from './agree.ts';
import { integer, isBoolean, isNull, isRecord, nullable, oneOf, shape, type Guard, type Guarded } from './guards.ts';
import {
  brightness,
  browserAddress,
  calendarFile,
  formatLocale,
  loggedInPerson,
  loggedOut,
  nativeSession,
  offer,
  sharedContent,
  walletPass,
} from './values.ts';

interface MethodRule<Params, Result> {
  /** The version of the bridge that has it first. */
  readonly since: number;
  /** What an app must offer for it; absent for what every app does. */
  readonly capability?: Capability;
  readonly params: Guard<Params>;
  readonly result: Guard<Result>;
  /** How long the app may take, in milliseconds; absent where a person answers. */
  readonly limitMs?: number;
}

const rule = <Params, Result>(made: MethodRule<Params, Result>): MethodRule<Params, Result> => made;

const noParams = (value: unknown): value is undefined => value === undefined;
/** The order of the numbers of messages: what fits in each platform's integers. */
const messageId = integer(0, 2_147_483_647);

/**
 * Lists what a page can ask of the app.
 *
 * @example
 * ```ts
 * import { bridgeMethods } from '@airline/native-bridge';
 *
 * console.log(bridgeMethods.share.capability, bridgeMethods.share.since); // share 2
 * ```
 */
export const bridgeMethods = {
  /** Says what the page can do, and asks what the app can. */
  hello: rule({ since: 2, params: offer, result: offer, limitMs: 1_500 }),
  /** Asks who is logged in in the app; `null` for nobody. */
  getSession: rule({
    since: 1,
    capability: 'session',
    params: noParams,
    result: nullable(nativeSession),
    limitMs: 5_000,
  }),
  /** Version 1 alone: says that a login is due. The app logs the person in and gives the session; `null` where they did not want to. */
  sessionExpired: rule({ since: 1, capability: 'session', params: noParams, result: nullable(nativeSession) }),
  /** Asks the app for its login: the page needs one, or its session is over. `null` where the person did not want to. */
  logIn: rule({
    since: 2,
    capability: 'session',
    params: shape({ reason: oneOf(['needed', 'expired']) }),
    result: nullable(nativeSession),
  }),
  /** Says that somebody logged in on a page: the person logged in in the app no longer is. */
  loggedIn: rule({ since: 2, capability: 'session', params: loggedInPerson, result: isNull, limitMs: 5_000 }),
  /** Says that the person logged out on a page: the app logs them out too. */
  loggedOut: rule({ since: 2, capability: 'session', params: loggedOut, result: isNull, limitMs: 5_000 }),
  /** Opens an `https:` address in the browser. */
  openExternal: rule({ since: 1, capability: 'browser', params: browserAddress, result: isNull, limitMs: 5_000 }),
  /** Closes the web view. */
  close: rule({ since: 1, params: noParams, result: isNull, limitMs: 5_000 }),
  /** Asks in which language the app is, and how numbers and times are written. */
  getLanguage: rule({ since: 2, capability: 'language', params: noParams, result: formatLocale, limitMs: 1_500 }),
  /** Opens the device's own sheet for sharing. */
  share: rule({ since: 2, capability: 'share', params: sharedContent, result: shape({ isShared: isBoolean }) }),
  /** Offers the events of a file to the calendar of the device. */
  addToCalendar: rule({
    since: 2,
    capability: 'calendar',
    params: calendarFile,
    result: shape({ isAdded: isBoolean }),
  }),
  /** Offers a pass to the wallet of the device. */
  addToWallet: rule({ since: 2, capability: 'wallet', params: walletPass, result: shape({ isAdded: isBoolean }) }),
  /** Makes the screen bright for a bar code, or as it was. The app does the latter by itself when the web view closes or goes elsewhere. */
  setBrightness: rule({ since: 2, capability: 'brightness', params: brightness, result: isNull, limitMs: 5_000 }),
} as const;

/** Names what a page can ask of the app: see {@link bridgeMethods}. */
export type BridgeMethod = keyof typeof bridgeMethods;

/** Gives what goes with a method. */
export type MethodParams<Method extends BridgeMethod> = Guarded<(typeof bridgeMethods)[Method]['params']>;

/** Gives what the app answers to a method. */
export type MethodResult<Method extends BridgeMethod> = Guarded<(typeof bridgeMethods)[Method]['result']>;

/**
 * Lists what the app tells a page by itself, from version 2 on.
 *
 * @example
 * ```ts
 * import { bridgeEvents } from '@airline/native-bridge';
 *
 * console.log(bridgeEvents.sessionChanged.capability); // session
 * ```
 */
export const bridgeEvents = {
  /** Somebody else is logged in in the app, or nobody: the page asks who. */
  sessionChanged: { since: 2, capability: 'session', params: noParams },
  languageChanged: { since: 2, capability: 'language', params: formatLocale },
} as const satisfies Readonly<
  Record<string, { readonly since: number; readonly capability: Capability; readonly params: Guard<unknown> }>
>;

/** Names what the app tells a page by itself: see {@link bridgeEvents}. */
export type BridgeEvent = keyof typeof bridgeEvents;

/** Gives what goes with an event. */
export type EventParams<Event extends BridgeEvent> = Guarded<(typeof bridgeEvents)[Event]['params']>;

/** The event on the window by which an app of version 1 says that its session is another one. */
export const sessionChangeEventOfVersion1 = 'airlinesessionchange';

/** Holds a message of a page. Messages of version 1 carry no version, and `openExternal` of it has its address beside the method. */
export interface BridgeRequest {
  readonly id: number;
  readonly version: number;
  readonly method: BridgeMethod;
  readonly params: unknown;
}

/** Says what a message of a page is, or the code with which an app refuses it. */
export type ParsedRequest =
  | { readonly request: BridgeRequest }
  | { readonly refused: 'malformed' | 'unknownMethod'; readonly id?: number };

const envelopeOfRequest = shape({ id: messageId, method: (value): value is string => typeof value === 'string' });

/**
 * Reads a message of a page, as an app does: the method must be known, of the version of the message, and its parameters be valid.
 *
 * It does not check where the message came from: the app does, before it reads anything.
 *
 * @example
 * ```ts
 * import { parseRequest } from '@airline/native-bridge';
 *
 * const read = parseRequest({ id: 4, version: 2, method: 'openExternal', params: { url: 'javascript:alert(1)' } });
 * console.log(read); // { refused: 'malformed', id: 4 }
 * ```
 */
export function parseRequest(message: unknown): ParsedRequest {
  if (!isRecord(message) || !envelopeOfRequest(message)) return { refused: 'malformed' };
  const { id, method, ...rest }: Readonly<Record<string, unknown>> & Guarded<typeof envelopeOfRequest> = message;
  const version = Object.hasOwn(rest, 'version') ? rest['version'] : 1;
  if (!isVersion(version)) return { refused: 'malformed', id };
  if (!Object.hasOwn(bridgeMethods, method)) return { refused: 'unknownMethod', id };
  const known = method as BridgeMethod;
  const { since, params: isParams } = bridgeMethods[known];
  if (since > version) return { refused: 'unknownMethod', id };
  const params = version === 1 && known === 'openExternal' ? { url: rest['url'] } : rest['params'];
  return isParams(params) ? { request: { id, version, method: known, params } } : { refused: 'malformed', id };
}

const isVersion = integer(1, 9_999);

/** Says what an app answered: its result, or that the reply is none of this message. */
export type ParsedReply<Result> =
  | { readonly value: Result }
  /** The app said no, with a code of its own: `unknownMethod`, `malformed`, `refused`, `failed`. */
  | { readonly failure: 'refused'; readonly code: string }
  | { readonly failure: 'malformed' };

const errorShape = shape({
  code: (value): value is string => typeof value === 'string' && /^[A-Za-z]{1,40}$/.test(value),
});

/**
 * Reads the reply to a message of version 2: `{ id, result }` or `{ id, error: { code } }`. One with another id, with both or with neither,
 * or with a result that is not the method's, is malformed.
 *
 * @example
 * ```ts
 * import { parseReply } from '@airline/native-bridge';
 *
 * console.log(parseReply('share', 7, { id: 7, result: { isShared: true } })); // { value: { isShared: true } }
 * console.log(parseReply('share', 7, { id: 8, result: { isShared: true } })); // { failure: 'malformed' }
 * ```
 */
export function parseReply<Method extends BridgeMethod>(
  method: Method,
  id: number,
  reply: unknown,
): ParsedReply<MethodResult<Method>> {
  if (!isRecord(reply) || !Object.hasOwn(reply, 'id') || reply['id'] !== id) return { failure: 'malformed' };
  const hasResult = Object.hasOwn(reply, 'result');
  if (hasResult === Object.hasOwn(reply, 'error')) return { failure: 'malformed' };
  if (hasResult) return parseResult(method, reply['result']);
  return errorShape(reply['error']) ? { failure: 'refused', code: reply['error'].code } : { failure: 'malformed' };
}

/** Reads the result of a method by itself, as version 1 gives it. */
export function parseResult<Method extends BridgeMethod>(
  method: Method,
  result: unknown,
): ParsedReply<MethodResult<Method>> {
  const isResult = bridgeMethods[method].result as Guard<unknown>;
  return isResult(result) ? { value: result as MethodResult<Method> } : { failure: 'malformed' };
}

/**
 * Reads what an app tells a page by itself: `{ event, params }`; `undefined` where it is nothing that this version knows.
 *
 * @example
 * ```ts
 * import { parseEvent } from '@airline/native-bridge';
 *
 * console.log(parseEvent({ event: 'languageChanged', params: { locale: 'en-US', hourCycle: 'h12' } })?.name); // languageChanged
 * console.log(parseEvent({ event: 'languageChanged', params: {} })); // undefined
 * ```
 */
export function parseEvent(message: unknown): ParsedEvent | undefined {
  if (!isRecord(message) || typeof message['event'] !== 'string') return undefined;
  if (!Object.hasOwn(bridgeEvents, message['event'])) return undefined;
  const name = message['event'] as BridgeEvent;
  const isParams = bridgeEvents[name].params as Guard<unknown>;
  return isParams(message['params']) ? ({ name, params: message['params'] } as ParsedEvent) : undefined;
}

/** Holds what an app tells a page by itself. */
export type ParsedEvent = {
  readonly [Event in BridgeEvent]: { readonly name: Event; readonly params: EventParams<Event> };
}[BridgeEvent];
