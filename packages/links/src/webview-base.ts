/**
 * Names the folder under which the web-view bundle is served, without a trailing slash.
 *
 * @example
 * ```ts
 * import { buildPath, webviewBase } from '@airline/links';
 *
 * console.log(webviewBase + buildPath('air-check-in')); // '/mobile/air/check-in/'
 * ```
 */
export const webviewBase = '/mobile';
