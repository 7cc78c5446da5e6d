import { capabilities, type BridgeOffer, type Capability } from '../agree.ts';
import { bridgeMethods, parseRequest, type BridgeRequest, type EventParams } from '../messages.ts';
import type { FormatLocale, LoggedInPerson, NativeSession } from '../values.ts';

/** Holds a message as it went over the bridge, for who watches. */
export interface SimulatedMessage {
  readonly direction: 'toApp' | 'toPage';
  readonly message: unknown;
}

/** Says what a simulated app is and has. */
export interface SimulatedAppOptions {
  readonly versions: BridgeOffer['versions'];
  /** All that its highest version knows by default. */
  readonly capabilities?: readonly string[];
  readonly platform: 'ios' | 'android';
  readonly locale?: FormatLocale;
  /** Gives the session of who is logged in in the app: each call an assertion that was not spent. */
  readonly getSession?: () => Promise<NativeSession | null>;
  /** Shows the app's login, and gives the session; `null` where the person did not want to. */
  readonly logIn?: (reason: 'needed' | 'expired') => Promise<NativeSession | null>;
  /** Hears that somebody logged in on a page. */
  readonly onLoggedIn?: (person: LoggedInPerson) => void;
  /** Hears that somebody logged out on a page. */
  readonly onLoggedOut?: () => void;
  /** Hears each message. */
  readonly onMessage?: (message: SimulatedMessage) => void;
}

/** Holds an app that is played: what stands behind the transport of either platform. */
export interface SimulatedApp {
  readonly platform: 'ios' | 'android';
  /**
   * Takes a message of a page, and gives the reply as the app's platform sends it. To a message without an id there is none: on Android it
   * gives `undefined`, on iOS it rejects.
   */
  answer(message: unknown): Promise<unknown>;
  /** Makes an event as version 2 has it, and keeps the language that it gives. */
  toEvent(event: 'sessionChanged'): object;
  toEvent(event: 'languageChanged', params: EventParams<'languageChanged'>): object;
}

/**
 * Creates an app that is played: of any version, with any capabilities, for tests and for the simulator page. It reads messages by the same
 * rules as a real one has to.
 *
 * @example
 * ```ts
 * import { connectNativeApp } from '@airline/native-bridge';
 * import { createSimulatedApp, installIosApp } from '@airline/native-bridge/simulator';
 *
 * const host = new EventTarget();
 * installIosApp(host, createSimulatedApp({ platform: 'ios', versions: { least: 1, highest: 2 } }));
 * const connection = await connectNativeApp(host);
 * console.log(connection.kind); // app
 * ```
 */
export function createSimulatedApp(options: SimulatedAppOptions): SimulatedApp {
  const { versions, platform, onMessage } = options;
  const offered =
    options.capabilities ??
    Object.keys(capabilities).filter((name) => capabilities[name as Capability] <= versions.highest);
  let locale: FormatLocale = options.locale ?? { locale: 'es-US', hourCycle: 'h12' };

  /** A reply of version 1 is the bare result on iOS, and has its id on Android. */
  function inForm(version: number, id: number, answer: { result: unknown } | { error: { code: string } }): unknown {
    if (version > 1) return { id, ...answer };
    const result = 'result' in answer ? answer.result : null;
    return platform === 'ios' ? result : { id, reply: result };
  }

  /** The version in whose form an answer is: an app of version 1 knows no other, and a message of it takes no other. */
  const formOf = (message: unknown): number => {
    const { version = 1 } = message as { readonly version?: unknown };
    return Math.min(version === 1 ? 1 : 2, versions.highest);
  };

  async function resultOf({ method, params }: BridgeRequest): Promise<unknown> {
    switch (method) {
      case 'hello':
        return { versions, capabilities: offered, name: `Simulated app (${platform})` };
      case 'getSession':
        return (await options.getSession?.()) ?? null;
      case 'sessionExpired':
        return (await options.logIn?.('expired')) ?? null;
      case 'logIn':
        return (await options.logIn?.((params as { reason: 'needed' | 'expired' }).reason)) ?? null;
      case 'loggedIn':
        options.onLoggedIn?.(params as LoggedInPerson);
        return null;
      case 'loggedOut':
        options.onLoggedOut?.();
        return null;
      case 'getLanguage':
        return locale;
      case 'share':
        return { isShared: true };
      case 'addToCalendar':
      case 'addToWallet':
        return { isAdded: true };
      case 'openExternal':
      case 'close':
      case 'setBrightness':
        return null;
    }
  }

  async function reply(message: unknown): Promise<unknown> {
    const read = parseRequest(message);
    if ('refused' in read) {
      if (read.id !== undefined) return inForm(formOf(message), read.id, { error: { code: read.refused } });
      if (platform === 'ios') throw new Error(read.refused);
      return undefined;
    }
    const { request } = read;
    const { id, version, method } = request;
    const { capability, since } = bridgeMethods[method] as { readonly capability?: Capability; readonly since: number };
    const isKnown = since <= versions.highest && (capability === undefined || offered.includes(capability));
    if (!isKnown) return inForm(formOf(message), id, { error: { code: 'unknownMethod' } });
    return inForm(version, id, { result: await resultOf(request) });
  }

  return {
    platform,
    async answer(message) {
      onMessage?.({ direction: 'toApp', message });
      const answer = await reply(message);
      onMessage?.({ direction: 'toPage', message: answer });
      return answer;
    },
    toEvent(event: string, params?: FormatLocale) {
      if (params !== undefined) locale = params;
      const message = params === undefined ? { event } : { event, params };
      onMessage?.({ direction: 'toPage', message });
      return message;
    },
  };
}
