import { agree, firstAppOffer, pageOffer, type AgreementRefusal, type BridgeOffer, type Capability } from './agree.ts';
import {
  bridgeEvents,
  bridgeMethods,
  parseEvent,
  parseReply,
  parseResult,
  sessionChangeEventOfVersion1,
  type BridgeEvent,
  type BridgeMethod,
  type EventParams,
  type MethodParams,
  type MethodResult,
} from './messages.ts';
import { withinLimit } from './time-limit.ts';
import { findTransport, type Transport } from './transport.ts';

/** Says what came of a request: the app's answer, or why there is none. */
export type Answer<Result> =
  | { readonly value: Result }
  /**
   * - `notOffered`: the app does not have it; nothing was sent.
   * - `noAnswer`: it did not answer in time.
   * - `refused`: it answered that it does not do it, or failed.
   * - `malformed`: what it answered is none of the answers that there are.
   */
  | { readonly failure: 'notOffered' | 'noAnswer' | 'refused' | 'malformed' };

/** Holds the native app around a page: asked by a page, never the other way round. */
export interface NativeApp {
  readonly platform: 'ios' | 'android';
  /** The version of the bridge that both speak. */
  readonly version: number;
  readonly capabilities: readonly Capability[];
  /** What the app calls itself, for logs. */
  readonly name: string | undefined;
  offers(capability: Capability): boolean;
  /** Asks the app; what it does not offer is not sent. It never rejects. */
  request<Method extends Exclude<BridgeMethod, 'hello'>>(
    method: Method,
    ...params: MethodParams<Method> extends undefined ? [] : [MethodParams<Method>]
  ): Promise<Answer<MethodResult<Method>>>;
  /** Calls back when the app says so by itself. */
  on<Event extends BridgeEvent>(event: Event, listener: (params: EventParams<Event>) => void): void;
}

/** Says what is around a page: a browser, an app, or an app that the page cannot work with. */
export type Connection =
  | { readonly kind: 'browser' }
  | { readonly kind: 'app'; readonly app: NativeApp }
  | ({ readonly kind: 'refused'; readonly platform: 'ios' | 'android' } & AgreementRefusal);

/** Says what a page connects with. */
export interface ConnectOptions {
  /** What the page can do: all that this package knows by default. */
  readonly offer?: BridgeOffer;
}

/**
 * Connects a page with the native app around it: finds the way there, and agrees on a version and on capabilities.
 *
 * An app that does not know `hello`, or does not answer it in 1.5 s, is one of version 1.
 *
 * @example
 * ```ts
 * import { connectNativeApp } from '@airline/native-bridge';
 *
 * const connection = await connectNativeApp(globalThis);
 * if (connection.kind === 'app' && connection.app.offers('share')) {
 *   await connection.app.request('share', { url: 'https://www.example.com/' });
 * }
 * ```
 */
export async function connectNativeApp(host: object, { offer = pageOffer }: ConnectOptions = {}): Promise<Connection> {
  const transport = findTransport(host);
  if (transport === undefined) return { kind: 'browser' };
  const send = createSender(transport);
  const greeting = offer.versions.highest === 1 ? undefined : await send('hello', HELLO_VERSION, offer);
  const appOffer = greeting !== undefined && 'value' in greeting ? greeting.value : firstAppOffer;
  const agreement = agree(offer, appOffer);
  if ('refused' in agreement) return { kind: 'refused', platform: transport.platform, ...agreement };
  const { version, capabilities } = agreement;
  const offers = (capability: Capability) => capabilities.includes(capability);
  const listeners: { readonly name: BridgeEvent; readonly call: (params: never) => void }[] = [];
  const tell = (name: BridgeEvent, params?: unknown) => {
    for (const listener of listeners) if (listener.name === name) listener.call(params as never);
  };
  transport.onMessage((message) => {
    const event = parseEvent(message);
    if (event === undefined) return;
    const { since, capability } = bridgeEvents[event.name];
    if (since <= version && offers(capability)) tell(event.name, event.params);
  });
  if (version === 1) {
    // An app of version 1 has no other way. A later one has a message for it, and may say both for the sake of older pages.
    (host as EventSource).addEventListener?.(sessionChangeEventOfVersion1, () => tell('sessionChanged'));
  }
  return {
    kind: 'app',
    app: {
      platform: transport.platform,
      version,
      capabilities,
      name: appOffer.name,
      offers,
      async request(method, ...[params]) {
        const { since, capability } = bridgeMethods[method] as { readonly since: number; capability?: Capability };
        if (since > version || (capability !== undefined && !offers(capability))) return { failure: 'notOffered' };
        return send(method, version, params);
      },
      on: (name, call) => void listeners.push({ name, call }),
    },
  };
}

interface EventSource {
  addEventListener?(type: string, listener: () => void): void;
}

/** The form of the first message is the same in all versions after the first, so that any two can read it. */
const HELLO_VERSION = 2;

/** Makes what sends messages with an id of their own each, and reads the reply. */
function createSender(transport: Transport) {
  let lastId = 0;
  return async function send<Method extends BridgeMethod>(
    method: Method,
    version: number,
    params: unknown,
  ): Promise<Answer<MethodResult<Method>>> {
    lastId += 1;
    const id = lastId;
    const { limitMs } = bridgeMethods[method] as { readonly limitMs?: number };
    const message =
      version === 1
        ? { id, method, ...(params as object | undefined) }
        : { id, version, method, ...(params === undefined ? {} : { params }) };
    const reply = await withinLimit(transport.send(message), limitMs);
    transport.abandon(id);
    if (!('value' in reply)) return { failure: reply.ended === 'late' ? 'noAnswer' : 'refused' };
    const parsed =
      version === 1
        ? parseResult(method, transport.resultOfVersion1(reply.value))
        : parseReply(method, id, reply.value);
    return 'value' in parsed ? parsed : { failure: parsed.failure };
  };
}
