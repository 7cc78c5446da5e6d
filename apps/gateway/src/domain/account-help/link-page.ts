import type { LinkPurpose } from '@airline/contract';
import { buildPath } from '@airline/links';

/** Where a mailed link leads: the portal of a product, or the traveller site, which a phone's mail app opens too. */
export type LinkDestination = { readonly surface: 'traveller' } | { readonly surface: 'ctm'; readonly product: string };

const travellerPages = {
  forgotUsername: 'account-help-account-lookup',
  resetPassword: 'account-help-reset-password',
  completeSetup: 'account-help-complete-account-setup',
  confirmEnrollment: 'enroll',
  confirmEmail: 'account-help-change-email',
  confirmErasure: 'account-help',
} as const satisfies Record<LinkPurpose, string>;

/**
 * Writes the address that a mail links to.
 *
 * The secret stands behind the `#`: browsers send it to nobody, so that no log and no `Referer` has it. The origin is the
 * configuration's, never that of the request.
 */
export function linkUrl(
  publicOrigin: string,
  {
    purpose,
    destination,
    token,
  }: { readonly purpose: LinkPurpose; readonly destination: LinkDestination; readonly token: string },
): string {
  const path =
    destination.surface === 'ctm'
      ? buildPath('ctm-password-help', { product: destination.product })
      : buildPath(travellerPages[purpose]);
  return `${publicOrigin}${path}#${token}`;
}
