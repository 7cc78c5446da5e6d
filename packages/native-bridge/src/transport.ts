import { isRecord } from './guards.ts';
import { readJson } from './json-text.ts';

/** A message on its way to the app. */
export type OutgoingMessage = Readonly<Record<string, unknown>> & { readonly id: number };

/** How messages go to the app around the page, and come from it. */
export interface Transport {
  readonly platform: 'ios' | 'android';
  /** Sends a message; resolves with the reply as it came, or rejects where the app did. */
  send(message: OutgoingMessage): Promise<unknown>;
  /** No longer waits for the reply of a message: one that comes later is let be. */
  abandon(id: number): void;
  /** Takes the result out of a reply of version 1. */
  resultOfVersion1(reply: unknown): unknown;
  /** Calls back with each message that the app sends by itself. */
  onMessage(listener: (message: unknown) => void): void;
}

/** The event on the window by which an iOS app tells a page something by itself: its `detail` is JSON text. */
const iosEvent = 'airlinenative';

interface IosHandler {
  postMessage(message: object): Promise<unknown>;
}

interface AndroidPort {
  postMessage(message: string): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** What of a page's window the bridge reads. */
interface BridgeWindow {
  readonly webkit?: { readonly messageHandlers?: { readonly airline?: IosHandler } };
  readonly airlineNative?: AndroidPort;
  addEventListener?(type: string, listener: (event: { readonly detail?: unknown }) => void): void;
}

/** Finds the way to the app around a page; `undefined` in a browser. */
export function findTransport(host: object): Transport | undefined {
  const { webkit, airlineNative } = host as BridgeWindow;
  const handler = webkit?.messageHandlers?.airline;
  if (handler !== undefined) return iosTransport(handler, host);
  return airlineNative === undefined ? undefined : androidTransport(airlineNative);
}

/** `WKScriptMessageHandlerWithReply`: each message has a promise of its own. */
function iosTransport(handler: IosHandler, host: BridgeWindow): Transport {
  return {
    platform: 'ios',
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the app is no window
    send: async (message) => handler.postMessage(message),
    abandon: () => undefined,
    resultOfVersion1: (reply) => reply ?? null,
    onMessage: (listener) => host.addEventListener?.(iosEvent, ({ detail }) => listener(readJson(detail))),
  };
}

/**
 * `WebViewCompat.addWebMessageListener`: an object of the app's own in the page. Its messages are texts; a reply finds its message by the
 * id. Messages of the window, which any frame can send, are never heard.
 */
function androidTransport(port: AndroidPort): Transport {
  const waiting = new Map<number, (reply: unknown) => void>();
  const listeners: ((message: unknown) => void)[] = [];
  port.addEventListener('message', ({ data }) => {
    const message = readJson(data);
    if (!isRecord(message)) return;
    const { id } = message;
    if (typeof id !== 'number') {
      for (const listener of listeners) listener(message);
      return;
    }
    waiting.get(id)?.(message);
    waiting.delete(id);
  });
  return {
    platform: 'android',
    send: (message) =>
      new Promise((resolve) => {
        waiting.set(message.id, resolve);
        port.postMessage(JSON.stringify(message));
      }),
    abandon: (id) => void waiting.delete(id),
    resultOfVersion1: (reply) => (isRecord(reply) ? (reply['reply'] ?? null) : undefined),
    onMessage: (listener) => void listeners.push(listener),
  };
}
