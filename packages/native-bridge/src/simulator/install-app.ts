/** What an app is asked by, wherever it runs. */
type AnswerMessage = (message: unknown) => Promise<unknown>;

/** Holds an app that stands around a page: it can tell the page something by itself. */
export interface InstalledApp {
  tell(message: object): void;
}

interface Host {
  dispatchEvent?(event: Event): boolean;
}

interface EventMaker {
  readonly CustomEvent: new (type: string, options: { readonly detail: string }) => Event;
}

interface Event {
  readonly type: string;
}

/**
 * Puts an iOS app around a page: `window.webkit.messageHandlers.airline`, whose messages have promises, and events on the window.
 *
 * It uses nothing from outside of itself but `CustomEvent`, so that a browser driver can run it in a page.
 *
 * @example
 * ```ts
 * import { createSimulatedApp, installIosApp } from '@airline/native-bridge/simulator';
 *
 * const app = createSimulatedApp({ platform: 'ios', versions: { least: 1, highest: 1 } });
 * installIosApp(new EventTarget(), app);
 * ```
 */
export function installIosApp(host: object, app: { readonly answer: AnswerMessage }): InstalledApp {
  const { CustomEvent } = globalThis as unknown as EventMaker;
  // As WebKit copies messages: what is no data does not come through.
  const postMessage = async (message: object): Promise<unknown> => app.answer(JSON.parse(JSON.stringify(message)));
  Object.assign(host, { webkit: { messageHandlers: { airline: { postMessage } } } });
  return {
    tell(message) {
      (host as Host).dispatchEvent?.(new CustomEvent('airlinenative', { detail: JSON.stringify(message) }));
    },
  };
}

/**
 * Puts an Android app around a page: `window.airlineNative`, as `WebViewCompat.addWebMessageListener` does.
 *
 * It uses nothing from outside of itself, so that a browser driver can run it in a page.
 *
 * @example
 * ```ts
 * import { createSimulatedApp, installAndroidApp } from '@airline/native-bridge/simulator';
 *
 * const app = createSimulatedApp({ platform: 'android', versions: { least: 1, highest: 2 } });
 * installAndroidApp({}, app);
 * ```
 */
export function installAndroidApp(host: object, app: { readonly answer: AnswerMessage }): InstalledApp {
  const listeners: ((event: { readonly data: string }) => void)[] = [];
  const send = (message: unknown) => {
    if (message === undefined) return;
    for (const listener of listeners) listener({ data: JSON.stringify(message) });
  };
  Object.assign(host, {
    airlineNative: {
      postMessage: (message: string) => void app.answer(JSON.parse(message)).then(send),
      addEventListener: (_type: string, listener: (event: { readonly data: string }) => void) =>
        void listeners.push(listener),
    },
  });
  return { tell: send };
}
