import { addLanguage, type Language, type LinkPurpose } from '@airline/contract';
import { buildPath, type LinkId } from '@airline/links';

/** Where a mailed link leads: the site, the web views of the mobile apps, or the portal of a product. */
export type LinkDestination =
  | { readonly surface: 'traveller' | 'webview' }
  | { readonly surface: 'ctm'; readonly product: string };

/** The pages that links lead to; notices lead to the last six of them. */
const pages = {
  traveller: {
    forgotUsername: 'account-help-account-lookup',
    resetPassword: 'account-help-reset-password',
    completeSetup: 'account-help-complete-account-setup',
    confirmEnrollment: 'enroll',
    confirmEmail: 'account-help-change-email',
    confirmErasure: 'account-help-privacy',
    help: 'account-help',
    login: 'login',
    home: 'home',
    security: 'my-account-profile-security',
    travelFunds: 'travel-funds',
    points: 'my-account-points-activity',
  },
  webview: {
    forgotUsername: 'mobile-account-help-account-lookup',
    resetPassword: 'mobile-account-help-reset-password',
    completeSetup: 'mobile-account-help-complete-account-setup',
    confirmEnrollment: 'mobile-enroll',
    confirmEmail: 'mobile-account-help-change-email',
    confirmErasure: 'mobile-account-help-privacy',
    help: 'mobile-account-help',
    login: 'mobile-login',
    home: 'mobile-home',
    // The app has no such page of its own: the mail opens it in the browser.
    security: 'my-account-profile-security',
    travelFunds: 'travel-funds',
    points: 'my-account-points-activity',
  },
} as const satisfies Record<'traveller' | 'webview', Record<LinkPage, LinkId>>;

const portalPages = {
  help: 'ctm-password-help',
  login: 'ctm-login',
  home: 'ctm-home',
  security: 'ctm-security',
} as const;

/** A page that mails lead to. */
export type LinkPage = LinkPurpose | 'help' | 'login' | 'home' | 'security' | 'travelFunds' | 'points';

/**
 * Writes the address of a page that mails lead to, in the mail's language: its origin is the configuration's, never that of a
 * request.
 */
export function pageUrl(
  publicOrigin: string,
  page: LinkPage,
  { destination, language }: { readonly destination: LinkDestination; readonly language: Language },
): string {
  return addLanguage(publicOrigin + buildPagePath(page, destination), language);
}

/**
 * Writes the address of a mailed link.
 *
 * The secret stands behind the `#`: browsers send it to nobody, so that no log and no `Referer` has it.
 */
export function linkUrl(
  publicOrigin: string,
  {
    purpose,
    token,
    ...page
  }: {
    readonly purpose: LinkPurpose;
    readonly destination: LinkDestination;
    readonly language: Language;
    readonly token: string;
  },
): string {
  return `${pageUrl(publicOrigin, purpose, page)}#${token}`;
}

function buildPagePath(page: LinkPage, destination: LinkDestination): string {
  if (destination.surface !== 'ctm') return buildPath(pages[destination.surface][page]);
  const { product } = destination;
  return page === 'login' || page === 'home' || page === 'security'
    ? buildPath(portalPages[page], { product })
    : buildPath(portalPages.help, { product });
}
