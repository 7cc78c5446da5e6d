/**
 * Names one of the three bundles that show pages: the public site, the travel manager portal, the bundle in the native
 * app.
 *
 * @example
 * ```ts
 * import type { Surface } from '@airline/links';
 *
 * const surface: Surface = 'traveller';
 * console.log(surface);
 * ```
 */
export type Surface = 'traveller' | 'ctm' | 'webview';

/**
 * Names a metadata flag (docs/rules.md §9) that decides whether a link's page is available.
 *
 * @example
 * ```ts
 * import type { LinkFlag } from '@airline/links';
 *
 * const flag: LinkFlag = 'lowFareCalendar';
 * console.log(flag);
 * ```
 */
export type LinkFlag = 'earlyBirdService' | 'frequentTravelers' | 'lowFareCalendar';

/**
 * Names an account-help page title (docs/rules.md §2).
 *
 * @example
 * ```ts
 * import { links, type TitleKey } from '@airline/links';
 *
 * const keys: readonly TitleKey[] = links.flatMap((link) => link.titleKey ?? []);
 * console.log(keys.length); // 6
 * ```
 */
export type TitleKey =
  | 'index'
  | 'accountLookup'
  | 'changeEmail'
  | 'completeAccountSetup'
  | 'resetPassword'
  | 'updatePassword';

/** Shapes one row of the table as written by hand: the catalogue adds what follows from it. */
export interface LinkRow {
  readonly id: string;
  readonly path: `/${string}`;
  readonly surfaces: readonly [Surface, ...Surface[]];
  readonly flag?: LinkFlag;
  readonly aliasOf?: string;
  readonly titleKey?: TitleKey;
}
