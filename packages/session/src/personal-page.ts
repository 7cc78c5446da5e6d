import { matchLink, type LinkId } from '@airline/links';

/** The pages that are shown to who is logged in alone, but for those of an account, which are known by the start of their names. */
const personalPages: ReadonlySet<LinkId> = new Set([
  'account-snapshot',
  'operations',
  'account-help-change-email',
  'account-help-update-password',
  'account-help-privacy',
  'travel-funds-transfer',
  'travel-funds-transfer-confirm',
  'operations-funnel',
  'operations-experiments',
  'gate',
  'gate-flight',
  'ctm-home',
  'ctm-security',
  'ctm-update-password',
  'ctm-account-management',
  'ctm-reports',
  'company-approvals',
  'ctm-promotions',
  'ctm-promotion',
  'mobile-account-help-change-email',
  'mobile-account-help-update-password',
  'mobile-account-help-privacy',
  'mobile-travel-funds-transfer',
  'mobile-travel-funds-transfer-confirm',
]);

/**
 * Tells whether a page is shown to nobody without a login: the login page says so only of these.
 *
 * @example
 * ```ts
 * import { isPersonalPage } from '@airline/session';
 *
 * console.log(isPersonalPage('/account/snapshot'), isPersonalPage('/find-my-trip')); // true false
 * ```
 */
export function isPersonalPage(address: string): boolean {
  const id = matchLink(address)?.id;
  return id !== undefined && (id.startsWith('my-account') || personalPages.has(id));
}
