import { continueTo, type LookupRequest } from '@airline/contract';
import { currentLanguage } from '@airline/i18n';
import type { i18n as I18n } from 'i18next';

/** The app that shows the pages; the portal is one product's. */
export type HelpPlace =
  | { readonly surface: 'traveller' | 'webview' }
  | { readonly surface: 'ctm'; readonly product: string };

/** Where a link is asked for. */
export interface LookupOrigin {
  readonly place: HelpPlace;
  /** The page that a login was due for, as `parseReturnAddress` gave it: the mailed link leads on to it. */
  readonly returnTo: string | undefined;
  readonly i18n: I18n;
}

/** Writes where the login that follows a mailed link leads; nothing where the address is longer than the gateway takes. */
export function wayOn(returnTo: string | undefined): Pick<LookupRequest, 'continueTo'> {
  return returnTo !== undefined && continueTo.safeParse(returnTo).success ? { continueTo: returnTo } : {};
}

/** Writes the request of a link, which leads back to the app that asked. */
export function toLookupRequest(
  purpose: LookupRequest['purpose'],
  known: string,
  { place, returnTo, i18n }: LookupOrigin,
): LookupRequest {
  const common = {
    language: currentLanguage(i18n),
    ...wayOn(returnTo),
    returnTo: place.surface === 'ctm' ? { surface: place.surface, product: place.product } : { surface: place.surface },
  };
  switch (purpose) {
    case 'forgotUsername':
      return { purpose, email: known, ...common };
    case 'resetPassword':
    case 'confirmEnrollment':
      return { purpose, username: known, ...common };
    case 'completeSetup':
      return { purpose, accountNumber: known, ...common };
  }
}
