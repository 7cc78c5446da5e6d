import { buildPath } from '@airline/links';

/** Where the pages of account help lead on one surface; a page that the surface does not have is absent. */
export interface HelpLinks {
  readonly home: string;
  readonly login: string;
  readonly index: string;
  readonly accountLookup: string;
  readonly resetPassword: string;
  readonly completeSetup: string;
  readonly recovery?: string;
  readonly updatePassword?: string;
  readonly changeEmail?: string;
  readonly privacy?: string;
  readonly enroll?: string;
}

/** The app that shows the pages; the portal is one product's. */
export type HelpPlace =
  | { readonly surface: 'traveller' | 'webview' }
  | { readonly surface: 'ctm'; readonly product: string };

/** The parameter that says what a travel manager needs on the portal's one help page. */
export const needParameter = 'need';

/** Gives the addresses of account help on a surface. */
export function helpLinksOf(place: HelpPlace): HelpLinks {
  switch (place.surface) {
    case 'traveller':
      return {
        home: buildPath('home'),
        login: buildPath('login'),
        index: buildPath('account-help'),
        accountLookup: buildPath('account-help-account-lookup'),
        resetPassword: buildPath('account-help-reset-password'),
        completeSetup: buildPath('account-help-complete-account-setup'),
        recovery: buildPath('account-recovery'),
        updatePassword: buildPath('account-help-update-password'),
        changeEmail: buildPath('account-help-change-email'),
        privacy: buildPath('account-help-privacy'),
        enroll: buildPath('enroll'),
      };
    case 'webview':
      return {
        home: buildPath('mobile-home'),
        login: buildPath('mobile-login'),
        index: buildPath('mobile-account-help'),
        accountLookup: buildPath('mobile-account-help-account-lookup'),
        resetPassword: buildPath('mobile-account-help-reset-password'),
        completeSetup: buildPath('mobile-account-help-complete-account-setup'),
        updatePassword: buildPath('mobile-account-help-update-password'),
        changeEmail: buildPath('mobile-account-help-change-email'),
        privacy: buildPath('mobile-account-help-privacy'),
        enroll: buildPath('mobile-enroll'),
      };
    case 'ctm': {
      const { product } = place;
      const help = buildPath('ctm-password-help', { product });
      return {
        home: buildPath('ctm-home', { product }),
        login: buildPath('ctm-login', { product }),
        index: help,
        accountLookup: `${help}?${needParameter}=username`,
        resetPassword: help,
        completeSetup: `${help}?${needParameter}=setup`,
        updatePassword: buildPath('ctm-update-password', { product }),
      };
    }
  }
}
