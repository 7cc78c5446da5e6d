import type { PersonCategory } from '@airline/session';
import * as z from 'zod/mini';

/**
 * What the pages and the native app around them say to each other: nothing else goes between them.
 *
 * The page sends `{ id, method, … }`. On iOS it goes to `window.webkit.messageHandlers.airline`, whose `postMessage` resolves
 * with the reply (WKScriptMessageHandlerWithReply); on Android to `window.airlineNative` as JSON text, which answers by a
 * `message` event with `{ id, reply }` as JSON text (WebViewCompat.addWebMessageListener). The native side registers both for
 * the site's own origin alone. When somebody else is logged in there, or nobody, it dispatches `airlinesessionchange` on the window.
 */
export interface NativeBridge {
  /** Asks who is logged in in the app: a single-use assertion for the token call, or `undefined` for nobody. */
  getSession(): Promise<NativeSession | undefined>;
  /** Says that the session is over; the app logs the person in again and gives a new one, or `undefined`. */
  sessionExpired(): Promise<NativeSession | undefined>;
  /** Opens an address in the browser. */
  openExternal(url: string): void;
  /** Closes the web view. */
  close(): void;
}

/** A session that the native app hands over. */
export interface NativeSession {
  readonly category: PersonCategory;
  readonly assertion: string;
  /** Whose it is: the `sub` of the app's tokens. Where it is left out, the assertion is spent at each start. */
  readonly subject?: string | undefined;
}

/** The event on the window by which the native app says that its session is another one. */
export const sessionChangeEvent = 'airlinesessionchange';

/** How long the native app may take to say who is logged in; a login of its own takes as long as the person does. */
const ANSWER_MILLISECONDS = 5_000;

const nativeSession = z.object({
  category: z.enum(['mobileMember', 'mobileCorporate']),
  assertion: z.string().check(z.minLength(1), z.maxLength(4_000)),
  subject: z.optional(z.string()),
});
const textReply = z.object({ id: z.int(), reply: z.unknown() });

interface AndroidPort {
  postMessage(message: string): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

interface NativeWindow {
  readonly webkit?: {
    readonly messageHandlers?: { readonly airline?: { postMessage(message: object): Promise<unknown> } };
  };
  readonly airlineNative?: AndroidPort;
}

type Send = (message: { readonly method: string; readonly url?: string }) => Promise<unknown>;

/** Finds the native app around the page; `undefined` in a browser. */
export function findNativeBridge(place: object = window): NativeBridge | undefined {
  const { webkit, airlineNative } = place as NativeWindow;
  const ios = webkit?.messageHandlers?.airline;
  const send: Send | undefined =
    ios === undefined
      ? sendByPort(airlineNative)
      : // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the native app is no window
        (message) => ios.postMessage({ id: 0, ...message });
  if (send === undefined) return undefined;
  const sessionBy = async (method: string, limitMs?: number) => {
    const reply = await withinLimit(send({ method }), limitMs);
    const parsed = nativeSession.safeParse(reply);
    return parsed.success ? parsed.data : undefined;
  };
  return {
    getSession: () => sessionBy('getSession', ANSWER_MILLISECONDS),
    sessionExpired: () => sessionBy('sessionExpired'),
    openExternal: (url) => void send({ method: 'openExternal', url }),
    close: () => void send({ method: 'close' }),
  };
}

function sendByPort(port: AndroidPort | undefined): Send | undefined {
  if (port === undefined) return undefined;
  const waiting = new Map<number, (reply: unknown) => void>();
  let lastId = 0;
  port.addEventListener('message', ({ data }) => {
    const parsed = textReply.safeParse(jsonOf(data));
    if (!parsed.success) return;
    waiting.get(parsed.data.id)?.(parsed.data.reply);
    waiting.delete(parsed.data.id);
  });
  return (message) => {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      port.postMessage(JSON.stringify({ id, ...message }));
    });
  };
}

async function withinLimit(reply: Promise<unknown>, limitMs: number | undefined): Promise<unknown> {
  const answered = reply.catch(() => undefined);
  if (limitMs === undefined) return answered;
  const tooLate = new Promise((resolve) => setTimeout(resolve, limitMs));
  return Promise.race([answered, tooLate]);
}

function jsonOf(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : undefined;
  } catch {
    return undefined;
  }
}
