/**
 * Names the namespaces that a page with a login on it must load.
 *
 * @example
 * ```ts
 * import { loginNamespaces } from '@airline/account/credentials';
 *
 * console.log(loginNamespaces.includes('login')); // true
 * ```
 */
export const loginNamespaces = ['login', 'session', 'catalogueErrors', 'gatewayRefusals', 'forms'] as const;
