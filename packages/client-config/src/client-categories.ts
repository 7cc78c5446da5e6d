/**
 * Lists the categories of login clients. Frozen.
 *
 * Source: docs/rules.md §6.
 *
 * @example
 * ```ts
 * import { clientCategories } from '@airline/client-config/client-categories';
 *
 * clientCategories.includes('mobileMember'); // true
 * ```
 */
export const clientCategories = /* @__PURE__ */ Object.freeze([
  'anonymousTraveler',
  'corporateTraveler',
  'corporateTravelManager',
  'areaMarketingManager',
  'automatedReportService',
  'member',
  'mobileMember',
  'mobileCorporate',
] as const);

/**
 * One of the eight categories of login clients.
 *
 * Source: docs/rules.md §6.
 *
 * @example
 * ```ts
 * import type { ClientCategory } from '@airline/client-config/client-categories';
 *
 * const category: ClientCategory = 'corporateTravelManager';
 * ```
 */
export type ClientCategory = (typeof clientCategories)[number];

/**
 * Tells whether a value is a client category. Any other value, of any type, gives `false`.
 *
 * Source: docs/rules.md §6.
 *
 * @example
 * ```ts
 * import { isClientCategory } from '@airline/client-config/client-categories';
 *
 * isClientCategory('member'); // true
 * ```
 */
export function isClientCategory(value: unknown): value is ClientCategory {
  return clientCategories.some((category) => category === value);
}
