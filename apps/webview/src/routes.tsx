import { helpPage, loadHelpIndex } from '@airline/account-help/help-page';
import { page, pagesBelow, type AppPage } from '@airline/app';
import { failureNamespaces } from '@airline/gateway-client';
import { webviewBase } from '@airline/links';

const loginWords = ['login', 'session', 'forms', ...failureNamespaces] as const;
const statusWords = ['flightStatus', 'flightAlerts', 'search', 'itinerary', 'forms', ...failureNamespaces] as const;
const fundWords = ['funds', 'forms', ...failureNamespaces] as const;
const helpWords = ['accountHelp', 'forms', ...failureNamespaces] as const;
const myAccountWords = ['myAccount', 'trips', 'itinerary', 'forms', ...failureNamespaces] as const;
const rewardWords = ['rapidRewards', 'myAccount', 'trips', ...failureNamespaces] as const;
const cardWords = ['myAccount', 'payment', 'forms', ...failureNamespaces] as const;
const profileWords = ['myAccount', 'accountHelp', 'travellers', 'search', 'forms', ...failureNamespaces] as const;
const securityWords = ['security', ...loginWords] as const;
const tripPageWords = [
  'trips',
  'fareWatch',
  'flightAlerts',
  'itinerary',
  'flightStatus',
  'forms',
  ...failureNamespaces,
] as const;
const findTripWords = ['trips', 'forms', ...failureNamespaces] as const;
const checkInWords = ['checkIn', 'trips', ...failureNamespaces] as const;

const loadTransfer = () => import('@airline/travel-funds/transfer-page');
const loadTransferConfirm = () => import('@airline/travel-funds/confirm-transfer-page');

/** All pages of the bundle: every page is a link that the native app may open. */
export const pages: readonly AppPage[] = pagesBelow(webviewBase, [
  page('mobile-home', [], () => import('./features/home/HomePage.tsx'), { needsServices: false }),
  page('mobile-login', loginWords, () => import('@airline/login/login-page')),

  page('mobile-flight-status', statusWords, () => import('@airline/flight-status-page/flight-status-page')),

  page('mobile-find-my-trip', findTripWords, () => import('@airline/manage/find-trip-page')),
  page('trip', tripPageWords, () => import('@airline/manage/trip-page')),
  page('air-check-in', ['checkIn', ...findTripWords], () => import('@airline/check-in/find-trip-to-check-in-page')),
  page('air-check-in-trip', checkInWords, () => import('@airline/check-in/check-in-page')),
  page('air-boarding-pass', checkInWords, () => import('@airline/check-in/boarding-pass-page')),

  page('my-account-v2-profile-personal', profileWords, () => import('@airline/my-account/personal-page'), {
    needsLogin: true,
  }),
  page('my-account-v2-security', securityWords, () => import('@airline/security/security-page'), { needsLogin: true }),
  page('my-account-payment', cardWords, () => import('@airline/my-account/payment-page'), { needsLogin: true }),
  // Without a network it shows the member card that the device keeps, and asks for the login by itself otherwise.
  page('my-account-rapid-rewards', rewardWords, () => import('@airline/my-account/rewards-page')),
  page('my-account-trips', myAccountWords, () => import('@airline/my-account/trips-page'), { needsLogin: true }),

  page('mobile-travel-funds-transfer', fundWords, loadTransfer, { needsLogin: true }),
  page('mobile-travel-funds-transfer-confirm', fundWords, loadTransferConfirm, { needsLogin: true }),
  page('my-account-v2-travel-funds-transfer', fundWords, loadTransfer, { needsLogin: true }),
  page('my-account-v2-travel-funds-transfer-confirm', fundWords, loadTransferConfirm, { needsLogin: true }),

  page('mobile-account-help', helpWords, loadHelpIndex),
  page('mobile-account-help-account-lookup', helpWords, helpPage('AccountLookupPage')),
  page('mobile-account-help-change-email', helpWords, helpPage('ChangeEmailPage')),
  page('mobile-account-help-complete-account-setup', helpWords, helpPage('CompleteSetupPage')),
  page('mobile-account-help-reset-password', helpWords, helpPage('ResetPasswordPage')),
  page('mobile-account-help-update-password', helpWords, helpPage('UpdatePasswordPage')),
  page('mobile-account-help-privacy', helpWords, helpPage('PrivacyPage')),
  page('mobile-enroll', helpWords, () => import('@airline/account-help/enroll-page')),
]);
