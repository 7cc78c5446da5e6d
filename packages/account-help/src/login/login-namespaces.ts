/**
 * Names the namespaces that a page with a login on it must load.
 *
 * @example
 * ```ts
 * import { loginNamespaces } from '@airline/account-help/login';
 *
 * console.log(loginNamespaces.includes('account')); // true
 * ```
 */
export const loginNamespaces = ['account', 'errors', 'problems', 'forms'] as const;
