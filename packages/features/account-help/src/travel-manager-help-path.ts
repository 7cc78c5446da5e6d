import { buildPath } from '@airline/links';

/** What a travel manager may need on the portal's one help page; without it, a new password, or what helps who is logged in. */
export type TravelManagerNeed = 'username' | 'password' | 'setup';

/** The parameter that says it. */
export const needParameter = 'need';

/**
 * Builds the address of the portal's help page for one need.
 *
 * @example
 * ```ts
 * import { travelManagerHelpPath } from '@airline/account-help/travel-manager-help-path';
 *
 * console.log(travelManagerHelpPath('business', 'setup')); // '/business/ctm/password-help?need=setup'
 * ```
 */
export function travelManagerHelpPath(product: string, need: TravelManagerNeed): string {
  return `${buildPath('ctm-password-help', { product })}?${needParameter}=${need}`;
}
