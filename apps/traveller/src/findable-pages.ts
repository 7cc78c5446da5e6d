import { loadMessages, type Messages } from '@airline/i18n';
import type { LinkId } from '@airline/links';
import type { i18n as I18n } from 'i18next';

/**
 * The pages that are another one for each person and that anybody may begin from, with what they are for: the site's own search finds
 * them, beside those that are the same for all. A test holds that every place of the header, the footer and the account's menu is found.
 */
const findablePages: Readonly<Partial<Record<LinkId, keyof Messages['pages']>>> = {
  login: 'login',
  'air-change': 'changeFlights',
  'air-check-in': 'checkIn',
  'air-cancel': 'cancelTrip',
  'air-seat': 'seats',
  'air-early-bird': 'earlyBird',
  'air-upgraded-boarding': 'upgradedBoarding',
  'air-flight-status': 'flightStatus',
  'account-help': 'accountHelp',
  'account-help-account-lookup': 'accountLookup',
  'account-help-change-email': 'changeEmail',
  'account-help-complete-account-setup': 'completeSetup',
  'account-help-reset-password': 'resetPassword',
  'account-help-update-password': 'updatePassword',
  'account-help-privacy': 'privacy',
  'account-snapshot': 'snapshot',
  'my-account-profile-personal': 'personal',
  'my-account-profile-travel': 'travelPreferences',
  'my-account-payment': 'paymentMethods',
  'my-account-trips': 'trips',
  'my-account-points-activity': 'points',
  'my-account-rapid-rewards': 'rapidRewards',
  'my-account-promotions': 'promotions',
  'my-account-travel-funds': 'funds',
  'travel-funds-transfer': 'transfer',
  'my-account-fare-watches': 'fareWatches',
  'my-account-profile-communications': 'communications',
  'my-account-profile-security': 'security',
};

/** Gives what a page is for, in the language of `i18n`; `undefined` for a page that the search does not find so. */
export function describeFindable(id: LinkId): ((i18n: I18n) => Promise<string>) | undefined {
  const name = findablePages[id];
  if (name === undefined) return undefined;
  return async (i18n) => {
    await loadMessages(i18n, ['pages']);
    return i18n.t(name, { ns: 'pages' });
  };
}
