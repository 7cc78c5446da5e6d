import { helpPage, loadHelpIndex } from '@airline/account-help/help-page';
import { page, type AppPage } from '@airline/app';
import { failureNamespaces } from '@airline/gateway-client';
import { informationPages } from '@airline/information/information-page';

/** What the gateway may refuse comes behind the flights: nobody waits for its words. */
const flightsWords = ['flights', 'fareWatch', 'search', 'itinerary', 'forms', 'failures'] as const;
const bookingWords = ['booking', 'companyTrip', 'itinerary', 'travellers', ...failureNamespaces] as const;
const bookingExtrasWords = ['extras', 'trips', ...bookingWords] as const;
const tripPageWords = [
  'trips',
  'fareWatch',
  'flightAlerts',
  'itinerary',
  'flightStatus',
  ...failureNamespaces,
] as const;
const tripWords = ['trips', 'itinerary', 'flightStatus', ...failureNamespaces] as const;
const cancelWords = ['trips', 'itinerary', 'forms', ...failureNamespaces] as const;
const travellersWords = ['correctTrip', 'travellers', 'trips', 'forms', ...failureNamespaces] as const;
const disruptionWords = ['disruption', 'trips', 'itinerary', ...failureNamespaces] as const;

const kioskWords = ['kiosk', 'checkIn', 'extras', 'trips', 'passScanner', ...failureNamespaces] as const;
const checkInWords = ['checkIn', 'trips', ...failureNamespaces] as const;
const extrasWords = ['extras', 'trips', 'companyTrip', 'itinerary', 'payment', 'forms', ...failureNamespaces] as const;
const undoContactWords = ['correctTrip', ...failureNamespaces] as const;
const findTripWords = ['trips', 'forms', ...failureNamespaces] as const;
const findToChangeWords = ['changeFlights', ...findTripWords] as const;
const changeWords = [
  'changeFlights',
  'trips',
  'flights',
  'search',
  'itinerary',
  'payment',
  'forms',
  ...failureNamespaces,
] as const;
const statusWords = ['flightStatus', 'flightAlerts', 'search', 'itinerary', 'forms', ...failureNamespaces] as const;
const scheduleWords = ['schedules', 'search', 'itinerary', 'forms', ...failureNamespaces] as const;
const lowFareWords = ['lowFareCalendar', 'search', 'forms', ...failureNamespaces] as const;
const loginWords = ['login', 'session', 'forms', ...failureNamespaces] as const;
const securityWords = ['security', ...loginWords] as const;
const helpWords = ['accountHelp', 'forms', ...failureNamespaces] as const;
const fundWords = ['funds', 'forms', ...failureNamespaces] as const;
const myAccountWords = ['myAccount', 'trips', 'itinerary', 'forms', ...failureNamespaces] as const;
const rewardWords = ['rapidRewards', 'myAccount', 'trips', ...failureNamespaces] as const;
const cardWords = ['myAccount', 'payment', 'forms', ...failureNamespaces] as const;
const profileWords = ['myAccount', 'accountHelp', 'travellers', 'search', 'forms', ...failureNamespaces] as const;

const promotionWords = ['promotions', 'urgency', ...failureNamespaces] as const;
const loadPromotions = () => import('@airline/promotions/promotions-page');

const productReportsWords = ['productReports', ...failureNamespaces] as const;
const baggageWords = ['baggage', 'information', 'itinerary'] as const;

const searchPageWords = ['siteSearch', ...failureNamespaces] as const;

const gateWords = ['gate', 'passScanner', 'flightStatus', ...failureNamespaces] as const;
const operationsWords = ['operations', 'productReports', ...failureNamespaces] as const;

const companyWords = ['companyAccount', ...failureNamespaces] as const;
const approvalWords = ['companyTrip', 'itinerary', ...failureNamespaces] as const;
const fareWatchWords = ['fareWatch', ...failureNamespaces] as const;

const flightAlertWords = ['flightAlerts', ...failureNamespaces] as const;

const loadTransfer = () => import('@airline/travel-funds/transfer-page');
const loadTransferConfirm = () => import('@airline/travel-funds/confirm-transfer-page');
const loadSnapshot = () => import('@airline/my-account/snapshot-page');
const loadPersonal = () => import('@airline/my-account/personal-page');
const loadSecurity = () => import('@airline/security/security-page');

/** All pages of the site. */
export const pages: readonly AppPage[] = [
  page('home', ['search'], () => import('./features/home/HomePage.tsx'), { needsServices: false }),
  page('air-booking', ['search'], () => import('./features/home/AirBookingPage.tsx'), { needsServices: false }),

  page('air-booking-flights', flightsWords, () => import('@airline/booking/flights-page')),
  page('air-booking-passenger', [...bookingWords, 'forms'], () => import('@airline/booking/passenger-page')),
  page('air-booking-seats', bookingExtrasWords, () => import('@airline/booking/extras-page')),
  page('air-booking-payment', [...bookingWords, 'payment', 'forms'], () => import('@airline/booking/payment-page')),
  page('air-booking-review', [...bookingWords, 'payment', 'forms'], () => import('@airline/booking/review-page')),
  page('air-booking-confirmation', tripWords, () => import('@airline/manage/confirmation-page')),

  page('find-my-trip', findTripWords, () => import('@airline/manage/find-trip-page')),
  page('trip', tripPageWords, () => import('@airline/manage/trip-page')),
  page('trip-travellers', travellersWords, () => import('@airline/manage/travellers-page')),
  page('trip-undo-contact', undoContactWords, () => import('@airline/manage/undo-contact-page')),
  page('trip-disruption', disruptionWords, () => import('@airline/manage/disruption-page')),
  page('air-change', findToChangeWords, () => import('@airline/change-flights/find-trip-to-change-page')),
  page('air-change-trip', changeWords, () => import('@airline/change-flights/change-trip-page')),
  page('air-check-in', ['checkIn', ...findTripWords], () => import('@airline/check-in/find-trip-to-check-in-page')),
  page('air-check-in-trip', checkInWords, () => import('@airline/check-in/check-in-page')),
  page('air-boarding-pass', checkInWords, () => import('@airline/check-in/boarding-pass-page')),
  page('kiosk', kioskWords, () => import('./features/kiosk/KioskPage.tsx'), { isBare: true }),
  page('air-cancel', findTripWords, () => import('@airline/manage/find-trip-to-cancel-page')),
  page('air-cancel-trip', cancelWords, () => import('@airline/manage/cancel-trip-page')),

  page('travel-funds', fundWords, () => import('@airline/travel-funds/look-up-page')),
  page('travel-funds-view', fundWords, () => import('@airline/travel-funds/fund-page')),
  page('travel-funds-transfer', fundWords, loadTransfer, { needsLogin: true }),
  page('travel-funds-transfer-confirm', fundWords, loadTransferConfirm, { needsLogin: true }),
  page('my-account-v2-travel-funds-transfer', fundWords, loadTransfer, { needsLogin: true }),
  page('my-account-v2-travel-funds-transfer-confirm', fundWords, loadTransferConfirm, { needsLogin: true }),

  page('company-invitation', companyWords, () => import('@airline/company-account/invitation-page')),
  page('company-approval', approvalWords, () => import('@airline/company-account/mailed-approval-page')),
  page('company-approvals', approvalWords, () => import('@airline/booking/own-approvals-page'), { needsLogin: true }),
  page('fare-watch', fareWatchWords, () => import('@airline/fare-watch-page/watch-page')),
  page('flight-alert', flightAlertWords, () => import('@airline/flight-status-page/flight-alert-page')),
  page('air-flight-status', statusWords, () => import('@airline/flight-status-page/flight-status-page')),
  page('air-flight-schedules', scheduleWords, () => import('@airline/schedules/flight-schedules-page')),
  page('air-low-fare-calendar', lowFareWords, () => import('@airline/schedules/low-fare-calendar-page')),

  page('air-baggage-trip', extrasWords, () => import('@airline/extras/baggage-page')),
  page('air-seat', ['extras', ...findTripWords], () => import('@airline/extras/find-trip-for-seats-page')),
  page('air-seat-trip', extrasWords, () => import('@airline/extras/seats-page')),
  page('air-early-bird', ['extras', ...findTripWords], () => import('@airline/extras/find-trip-for-early-bird-page')),
  page('air-early-bird-trip', extrasWords, () => import('@airline/extras/early-bird-page')),
  page(
    'air-upgraded-boarding',
    ['extras', ...findTripWords],
    () => import('@airline/extras/find-trip-for-upgraded-boarding-page'),
  ),
  page('air-upgraded-boarding-trip', extrasWords, () => import('@airline/extras/upgraded-boarding-page')),

  page('air-baggage', baggageWords, () => import('@airline/information/baggage-page'), { needsServices: false }),

  page('site-search', searchPageWords, () => import('@airline/site-search/search-page')),

  page('login', loginWords, () => import('@airline/login/login-page')),
  page('account-snapshot', myAccountWords, loadSnapshot, { needsLogin: true }),
  page('my-account', myAccountWords, () => import('@airline/my-account/my-account-page'), { needsLogin: true }),
  page('my-account-trips', myAccountWords, () => import('@airline/my-account/trips-page'), { needsLogin: true }),
  page('my-account-points-activity', myAccountWords, () => import('@airline/my-account/points-page'), {
    needsLogin: true,
  }),
  page('my-account-profile-personal', profileWords, loadPersonal, { needsLogin: true }),
  page('my-account-v2-profile-personal', profileWords, loadPersonal, { needsLogin: true }),
  page('my-account-profile-communications', myAccountWords, () => import('@airline/my-account/communications-page'), {
    needsLogin: true,
  }),
  page('promotion-mails', myAccountWords, () => import('@airline/my-account/stop-promotion-mails-page')),
  page('my-account-profile-travel', profileWords, () => import('@airline/my-account/travel-page'), {
    needsLogin: true,
  }),
  page(
    'my-account-profile-frequent-travelers',
    profileWords,
    () => import('@airline/my-account/frequent-travelers-page'),
    { needsLogin: true },
  ),
  page('my-account-payment', cardWords, () => import('@airline/my-account/payment-page'), { needsLogin: true }),
  // Without a network it shows the member card that the device keeps, and asks for the login by itself otherwise.
  page('my-account-rapid-rewards', rewardWords, () => import('@airline/my-account/rewards-page')),
  page('my-account-promotions', promotionWords, loadPromotions, { needsLogin: true }),
  page('my-account-promotion-detail-index', promotionWords, loadPromotions, { needsLogin: true }),
  page('my-account-promotion-detail', promotionWords, () => import('@airline/promotions/promotion-page'), {
    needsLogin: true,
  }),
  page('my-account-fare-watches', fareWatchWords, () => import('@airline/fare-watch-page/account-watches-page'), {
    needsLogin: true,
  }),
  page('my-account-travel-funds', fundWords, () => import('@airline/travel-funds/account-funds-page'), {
    needsLogin: true,
  }),
  page('my-account-profile-security', securityWords, loadSecurity, { needsLogin: true }),
  page('my-account-v2-security', securityWords, loadSecurity, { needsLogin: true }),

  page('operations', operationsWords, () => import('@airline/operations/operations-page'), { needsLogin: true }),

  page('account-help', helpWords, loadHelpIndex),
  page('account-help-account-lookup', helpWords, helpPage('AccountLookupPage')),
  page('account-help-change-email', helpWords, helpPage('ChangeEmailPage')),
  page('account-help-complete-account-setup', helpWords, helpPage('CompleteSetupPage')),
  page('account-help-reset-password', helpWords, helpPage('ResetPasswordPage')),
  page('account-help-update-password', helpWords, helpPage('UpdatePasswordPage')),
  page('account-help-privacy', helpWords, helpPage('PrivacyPage')),
  page('account-recovery', helpWords, helpPage('RecoveryPage')),
  page('first-time-login', helpWords, helpPage('CompleteSetupPage')),
  page('forgot-username', helpWords, helpPage('AccountLookupPage')),
  page('forgot-password', helpWords, helpPage('ResetPasswordPage')),
  page('enroll', helpWords, () => import('@airline/account-help/enroll-page')),

  page('operations-funnel', productReportsWords, () => import('@airline/operations/funnel-page'), {
    needsLogin: true,
  }),
  page('gate', gateWords, () => import('@airline/gate/find-flight-page'), { needsLogin: true }),
  page('gate-flight', gateWords, () => import('@airline/gate/boarding-page'), { needsLogin: true }),
  page('operations-experiments', productReportsWords, () => import('@airline/operations/experiments-page'), {
    needsLogin: true,
  }),

  ...informationPages,
];
