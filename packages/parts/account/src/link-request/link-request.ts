import type { LookupRequest } from '@airline/contract';
import { currentLanguage } from '@airline/i18n';
import type { i18n as I18n } from 'i18next';

/** The app that shows the pages; the portal is one product's. */
export type HelpPlace =
  | { readonly surface: 'traveller' | 'webview' }
  | { readonly surface: 'ctm'; readonly product: string };

/** Writes the request of a link, which leads back to the app that asked. */
export function toLookupRequest(
  purpose: LookupRequest['purpose'],
  known: string,
  place: HelpPlace,
  i18n: I18n,
): LookupRequest {
  const common = {
    language: currentLanguage(i18n),
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
