/**
 * The cookie by which the gateway knows the native app's web view: set there alone, to {@link webviewCookieValue}, by the app before its
 * first page and by the bundle itself. An address of the site that the bundle shows too then leads to the bundle.
 */
export const webviewCookie = 'airline.surface';

export const webviewCookieValue = 'webview';
