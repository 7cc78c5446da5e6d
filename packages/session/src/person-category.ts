import { clientCategories, type ClientCategory } from '@airline/client-config/client-categories';

/**
 * Names what a person can be logged in as: every client category but those of nobody and of a machine.
 *
 * @example
 * ```ts
 * import type { PersonCategory } from '@airline/session';
 *
 * const category: PersonCategory = 'member';
 * ```
 */
export type PersonCategory = Exclude<ClientCategory, 'anonymousTraveler' | 'automatedReportService'>;

/**
 * Tells whether a text is a category that a person can be logged in as.
 *
 * @example
 * ```ts
 * import { isPersonCategory } from '@airline/session';
 *
 * console.log(isPersonCategory('member'), isPersonCategory('anonymousTraveler')); // true false
 * ```
 */
export function isPersonCategory(value: unknown): value is PersonCategory {
  return (
    value !== 'anonymousTraveler' &&
    value !== 'automatedReportService' &&
    clientCategories.some((category) => category === value)
  );
}
