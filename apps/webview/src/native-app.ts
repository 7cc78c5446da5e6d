import { nativeApp } from '@airline/app-shell/native-app';
import { readAsNativeApp } from '@airline/app-shell/shown-language';
import { webviewCookie, webviewCookieValue } from '@airline/contract';
import { connectNativeApp, type Connection, type NativeApp } from '@airline/native-bridge';

import { bundleOffer } from './bundle-offer.ts';

/**
 * Connects the pages with the native app around them, before the first of them: in its language, sharing by its sheet, leaving by the browser.
 * Each is asked of an app that offers it alone; otherwise pages go the web's own way.
 */
export async function startNativeApp(host: Window = window): Promise<Connection> {
  const connection = await connectNativeApp(host, { offer: bundleOffer });
  if (connection.kind !== 'browser') markWebView(host);
  if (connection.kind !== 'app') return connection;
  const { app } = connection;
  nativeApp.current = app;
  if (app.offers('share')) shareByApp(app, host.navigator);
  if (app.offers('browser')) openOthersInBrowser(app, host);
  if (app.offers('language')) await readInLanguageOf(app);
  return connection;
}

/** Opens a page of the site that the web view does not show: in the browser of the device, where the app offers that. */
export function openInBrowser(url: string): void {
  const app = nativeApp.current;
  if (app?.offers('browser') === true) void app.request('openExternal', { url });
  else window.location.assign(url);
}

/** Has the gateway lead from addresses of the site to the bundle, inside the native app alone: it may have opened the web view without. */
function markWebView({ document, location }: Window): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // oxlint-disable-next-line unicorn/no-document-cookie -- older web views have no cookie store
  document.cookie = `${webviewCookie}=${webviewCookieValue}; Path=/; SameSite=Lax${secure}`;
}

async function readInLanguageOf(app: NativeApp): Promise<void> {
  app.on('languageChanged', (locale) => {
    // Without the messages of the other language the pages go on in the one that they have.
    readAsNativeApp(locale).catch(() => undefined);
  });
  const answer = await app.request('getLanguage');
  if ('value' in answer) await readAsNativeApp(answer.value);
}

/** Has `navigator.share`, which pages share by wherever it is, open the app's sheet: Android's web view has none of its own. */
function shareByApp(app: NativeApp, navigator: Navigator): void {
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    async value({ title, text, url }: ShareData = {}) {
      const answer = await app.request('share', {
        ...(title === undefined ? {} : { title }),
        ...(text === undefined ? {} : { text }),
        ...(url === undefined ? {} : { url: new URL(url, window.location.href).href }),
      });
      if ('failure' in answer) throw new DOMException('The app could not share it.', 'DataError');
      if (!answer.value.isShared) throw new DOMException('The person shared nothing.', 'AbortError');
    },
  });
}

/** Opens links to other sites in the browser: the web view shows pages of this one alone. */
function openOthersInBrowser(app: NativeApp, host: Window): void {
  host.document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (event.defaultPrevented || link === null || link.protocol !== 'https:' || link.origin === host.location.origin) {
      return;
    }
    event.preventDefault();
    void app.request('openExternal', { url: link.href });
  });
}
