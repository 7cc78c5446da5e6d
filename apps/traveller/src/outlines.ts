import type { Outline } from '@airline/app/outline-page';
import { earlyItineraries } from '@airline/flight-shopping/early-itineraries';
import type { LinkId } from '@airline/links';
import type { i18n as I18n } from 'i18next';

/** The outline of a page, and the file of its component, from the app's folder. */
interface PageWithOutline extends Outline {
  readonly module: string;
  /** What its first data are asked by: an address with `{name|default}` for each parameter of the page's own. */
  readonly asks?: string;
  /** What a search engine shows below the title: it lists the page, which anybody may begin from. */
  readonly describe?: (i18n: I18n) => string;
}

const feature = (path: string) => `../../packages/features/${path}`;
const booking = (path: string) => feature(`booking/src/${path}`);
const manage = (path: string) => feature(`manage/src/${path}`);
const account = (path: string) => feature(`my-account/src/${path}`);

const promotions: PageWithOutline = {
  module: feature('promotions/src/PromotionsPage.tsx'),
  shape: 'cards',
  title: (i18n) => i18n.t('title', { ns: 'promotions' }),
};

const help = (title: Outline['title'], shape: Outline['shape'] = 'form'): PageWithOutline => ({
  module: feature('account-help/src/index.ts'),
  shape,
  title,
});
const lookup = help((i18n) => i18n.t('titles.accountLookup', { ns: 'accountHelp' }));
const reset = help((i18n) => i18n.t('titles.resetPassword', { ns: 'accountHelp' }));
const setup = help((i18n) => i18n.t('titles.completeAccountSetup', { ns: 'accountHelp' }));
const security: PageWithOutline = {
  module: feature('security/src/SecurityPage.tsx'),
  shape: 'cards',
  title: (i18n) => i18n.t('title', { ns: 'security' }),
};

const personal: PageWithOutline = {
  module: account('personal/PersonalPage.tsx'),
  shape: 'form',
  title: (i18n) => i18n.t('personal.title', { ns: 'myAccount' }),
};

const funds = (path: string) => feature(`travel-funds/src/${path}`);
const transfer: PageWithOutline = {
  module: funds('transfer/TransferPage.tsx'),
  shape: 'form',
  title: (i18n) => i18n.t('transfer.title', { ns: 'funds' }),
};
const transferConfirm: PageWithOutline = {
  module: funds('transfer/ConfirmTransferPage.tsx'),
  shape: 'form',
  title: (i18n) => i18n.t('confirm.title', { ns: 'funds' }),
};

/** What the build writes into the HTML of each page that is another one for each person. */
export const outlines: Readonly<Partial<Record<LinkId, PageWithOutline>>> = {
  'air-booking-flights': {
    module: booking('flights/FlightsPage.tsx'),
    shape: 'flights',
    asks: earlyItineraries,
    title: (i18n) => i18n.t('title.one', { ns: 'flights' }),
  },
  'air-booking-passenger': {
    module: booking('passengers/PassengerPage.tsx'),
    shape: 'form',
    title: (i18n) => i18n.t('titleAlone', { ns: 'travellers' }),
  },
  'air-booking-seats': {
    module: booking('extras/ExtrasPage.tsx'),
    shape: 'cards',
    title: (i18n) => i18n.t('extras.title', { ns: 'booking' }),
  },
  'air-booking-payment': {
    module: booking('payment/PaymentPage.tsx'),
    shape: 'form',
    title: (i18n) => i18n.t('title', { ns: 'payment' }),
  },
  'air-booking-review': {
    module: booking('review/ReviewPage.tsx'),
    shape: 'cards',
    title: (i18n) => i18n.t('review.title', { ns: 'booking' }),
  },
  'air-booking-confirmation': {
    module: manage('ConfirmationPage.tsx'),
    shape: 'cards',
    title: (i18n) => i18n.t('footer.column.trip', { ns: 'shell' }),
  },
  trip: {
    module: manage('TripPage.tsx'),
    shape: 'cards',
    title: (i18n) => i18n.t('footer.column.trip', { ns: 'shell' }),
  },
  'trip-travellers': {
    module: manage('correct/TravellersPage.tsx'),
    shape: 'form',
    title: (i18n) => i18n.t('title', { ns: 'correctTrip' }),
  },
  'trip-undo-contact': {
    module: manage('correct/UndoContactPage.tsx'),
    shape: 'form',
    title: (i18n) => i18n.t('undo.title', { ns: 'correctTrip' }),
  },
  'trip-disruption': {
    module: manage('disrupted/DisruptionPage.tsx'),
    shape: 'cards',
    title: (i18n) => i18n.t('flights.title', { ns: 'disruption' }),
  },
  'air-change': {
    module: feature('change-flights/src/FindTripToChangePage.tsx'),
    shape: 'form',
    title: (i18n) => i18n.t('find.title', { ns: 'changeFlights' }),
  },
  'air-change-trip': {
    module: feature('change-flights/src/ChangeTripPage.tsx'),
    shape: 'cards',
    title: (i18n) => i18n.t('footer.place.changeFlights', { ns: 'shell' }),
  },
  'air-check-in': {
    module: feature('check-in/src/FindTripToCheckInPage.tsx'),
    shape: 'form',
    title: (i18n) => i18n.t('find.title', { ns: 'checkIn' }),
  },
  'air-check-in-trip': {
    module: feature('check-in/src/CheckInPage.tsx'),
    shape: 'cards',
    title: (i18n) => i18n.t('outlineTitle', { ns: 'checkIn' }),
  },
  'air-boarding-pass': {
    module: feature('check-in/src/BoardingPassPage.tsx'),
    shape: 'cards',
    title: (i18n) => i18n.t('pass.outlineTitle', { ns: 'checkIn' }),
  },
  kiosk: {
    module: 'src/features/kiosk/KioskPage.tsx',
    shape: 'form',
    title: (i18n) => i18n.t('start.title', { ns: 'kiosk' }),
  },
  'air-baggage-trip': {
    module: feature('extras/src/BaggagePage.tsx'),
    shape: 'cards',
    title: (i18n) => i18n.t('outline.bag', { ns: 'extras' }),
  },
  'air-seat': {
    module: feature('extras/src/FindTripForSeatsPage.tsx'),
    shape: 'form',
    title: (i18n) => i18n.t('find.seat.title', { ns: 'extras' }),
  },
  'air-seat-trip': {
    module: feature('extras/src/SeatsPage.tsx'),
    shape: 'cards',
    title: (i18n) => i18n.t('outline.seat', { ns: 'extras' }),
  },
  'air-early-bird': {
    module: feature('extras/src/FindTripForEarlyBirdPage.tsx'),
    shape: 'form',
    title: (i18n) => i18n.t('find.earlyBird.title', { ns: 'extras' }),
  },
  'air-early-bird-trip': {
    module: feature('extras/src/EarlyBirdPage.tsx'),
    shape: 'cards',
    title: (i18n) => i18n.t('outline.earlyBird', { ns: 'extras' }),
  },
  'air-upgraded-boarding': {
    module: feature('extras/src/FindTripForUpgradedBoardingPage.tsx'),
    shape: 'form',
    title: (i18n) => i18n.t('find.upgradedBoarding.title', { ns: 'extras' }),
  },
  'air-upgraded-boarding-trip': {
    module: feature('extras/src/UpgradedBoardingPage.tsx'),
    shape: 'cards',
    title: (i18n) => i18n.t('outline.upgradedBoarding', { ns: 'extras' }),
  },
  'air-cancel': {
    module: manage('cancel/FindTripToCancelPage.tsx'),
    shape: 'form',
    title: (i18n) => i18n.t('cancel.find.title', { ns: 'trips' }),
  },
  'air-cancel-trip': {
    module: manage('cancel/CancelTripPage.tsx'),
    shape: 'cards',
    title: (i18n) => i18n.t('footer.place.cancelTrip', { ns: 'shell' }),
  },
  'travel-funds-view': {
    module: funds('FundPage.tsx'),
    shape: 'cards',
    title: (i18n) => i18n.t('view.title', { ns: 'funds' }),
  },
  'travel-funds-transfer': transfer,
  'travel-funds-transfer-confirm': transferConfirm,
  'my-account-v2-travel-funds-transfer': transfer,
  'my-account-v2-travel-funds-transfer-confirm': transferConfirm,
  'my-account-travel-funds': {
    module: funds('AccountFundsPage.tsx'),
    shape: 'cards',
    title: (i18n) => i18n.t('account.title', { ns: 'funds' }),
  },
  'flight-alert': {
    module: feature('flight-status/src/FlightAlertPage.tsx'),
    shape: 'cards',
    title: (i18n) => i18n.t('link.onTitle', { ns: 'flightAlerts' }),
  },
  'company-invitation': {
    module: feature('company-account/src/InvitationPage.tsx'),
    shape: 'cards',
    title: (i18n) => i18n.t('invitation.outline', { ns: 'companyAccount' }),
  },
  'company-approval': {
    module: feature('company-account/src/MailedApprovalPage.tsx'),
    shape: 'cards',
    title: (i18n) => i18n.t('approval.outline', { ns: 'companyTrip' }),
  },
  'company-approvals': {
    module: feature('booking/src/approval/OwnApprovalsPage.tsx'),
    shape: 'cards',
    title: (i18n) => i18n.t('approval.ownTitle', { ns: 'companyTrip' }),
  },
  'fare-watch': {
    module: feature('fare-watch/src/WatchPage.tsx'),
    shape: 'cards',
    title: (i18n) => i18n.t('link.onTitle', { ns: 'fareWatch' }),
  },
  operations: {
    module: feature('operations/src/OperationsPage.tsx'),
    shape: 'cards',
    title: (i18n) => i18n.t('title', { ns: 'operations' }),
  },
  'my-account-rapid-rewards': {
    module: account('rewards/RewardsPage.tsx'),
    shape: 'cards',
    title: (i18n) => i18n.t('title', { ns: 'rapidRewards' }),
  },
  'my-account-promotions': promotions,
  'my-account-promotion-detail-index': promotions,
  'my-account-promotion-detail': {
    module: feature('promotions/src/PromotionPage.tsx'),
    shape: 'cards',
    title: (i18n) => i18n.t('title', { ns: 'promotions' }),
  },
  'my-account-fare-watches': {
    module: feature('fare-watch/src/AccountWatchesPage.tsx'),
    shape: 'cards',
    title: (i18n) => i18n.t('list.title', { ns: 'fareWatch' }),
  },
  'document-version': {
    module: feature('information/src/DocumentVersionPage.tsx'),
    shape: 'cards',
    title: (i18n) => i18n.t('version.title', { ns: 'information' }),
  },
  'air-flight-status': {
    module: feature('flight-status/src/FlightStatusPage.tsx'),
    shape: 'form',
    title: (i18n) => i18n.t('title', { ns: 'flightStatus' }),
  },
  'air-flight-schedules': {
    module: feature('schedules/src/flight-schedules/FlightSchedulesPage.tsx'),
    shape: 'form',
    title: (i18n) => i18n.t('title', { ns: 'schedules' }),
    describe: (i18n) => i18n.t('description.flightSchedules', { ns: 'traveller' }),
  },
  'air-low-fare-calendar': {
    module: feature('schedules/src/low-fare-calendar/LowFareCalendarPage.tsx'),
    shape: 'form',
    title: (i18n) => i18n.t('title', { ns: 'lowFareCalendar' }),
  },
  login: {
    module: feature('login/src/LoginPage.tsx'),
    shape: 'form',
    title: (i18n) => i18n.t('member.title', { ns: 'login' }),
  },
  'account-snapshot': {
    module: account('SnapshotPage.tsx'),
    shape: 'cards',
    words: ['session'],
    title: (i18n) => i18n.t('header.snapshot', { ns: 'session' }),
  },
  'my-account': {
    module: account('overview/MyAccountPage.tsx'),
    shape: 'cards',
    title: (i18n) => i18n.t('overview.title', { ns: 'myAccount' }),
  },
  'my-account-profile-communications': {
    module: account('communications/CommunicationsPage.tsx'),
    shape: 'cards',
    title: (i18n) => i18n.t('communications.title', { ns: 'myAccount' }),
  },
  'promotion-mails': {
    module: account('communications/StopPromotionMailsPage.tsx'),
    shape: 'cards',
    title: (i18n) => i18n.t('stopMails.title', { ns: 'myAccount' }),
  },
  'my-account-trips': {
    module: account('TripsPage.tsx'),
    shape: 'cards',
    title: (i18n) => i18n.t('trips.title', { ns: 'myAccount' }),
  },
  'my-account-points-activity': {
    module: account('PointsPage.tsx'),
    shape: 'list',
    title: (i18n) => i18n.t('points.title', { ns: 'myAccount' }),
  },
  'operations-funnel': {
    module: feature('operations/src/FunnelPage.tsx'),
    shape: 'list',
    title: (i18n) => i18n.t('funnel.title', { ns: 'productReports' }),
  },
  gate: {
    module: feature('gate/src/FindFlightPage.tsx'),
    shape: 'form',
    title: (i18n) => i18n.t('find.title', { ns: 'gate' }),
  },
  'gate-flight': {
    module: feature('gate/src/BoardingPage.tsx'),
    shape: 'cards',
    title: (i18n) => i18n.t('find.title', { ns: 'gate' }),
  },
  'operations-experiments': {
    module: feature('operations/src/ExperimentsPage.tsx'),
    shape: 'list',
    title: (i18n) => i18n.t('experiments.title', { ns: 'productReports' }),
  },
  'my-account-profile-personal': personal,
  'my-account-v2-profile-personal': personal,
  'my-account-profile-travel': {
    module: account('travel/TravelPage.tsx'),
    shape: 'form',
    title: (i18n) => i18n.t('travel.title', { ns: 'myAccount' }),
  },
  'my-account-profile-frequent-travelers': {
    module: account('travelers/FrequentTravelersPage.tsx'),
    shape: 'cards',
    title: (i18n) => i18n.t('travelers.title', { ns: 'myAccount' }),
  },
  'my-account-payment': {
    module: account('payment/PaymentMethodsPage.tsx'),
    shape: 'cards',
    title: (i18n) => i18n.t('payment.title', { ns: 'myAccount' }),
  },
  'my-account-profile-security': security,
  'my-account-v2-security': security,
  'account-help': help((i18n) => i18n.t('titles.index', { ns: 'accountHelp' }), 'cards'),
  'account-help-account-lookup': lookup,
  'account-help-change-email': help((i18n) => i18n.t('titles.changeEmail', { ns: 'accountHelp' })),
  'account-help-complete-account-setup': setup,
  'account-help-reset-password': reset,
  'account-help-update-password': help((i18n) => i18n.t('titles.updatePassword', { ns: 'accountHelp' })),
  'account-help-privacy': help((i18n) => i18n.t('titles.privacy', { ns: 'accountHelp' }), 'cards'),
  'account-recovery': help((i18n) => i18n.t('titles.recovery', { ns: 'accountHelp' })),
  'first-time-login': setup,
  'forgot-username': lookup,
  'forgot-password': reset,
  enroll: {
    module: feature('account-help/src/enroll-page.ts'),
    shape: 'form',
    title: (i18n) => i18n.t('enroll.steps.person.title', { ns: 'accountHelp' }),
    describe: (i18n) => i18n.t('description.enroll', { ns: 'traveller' }),
  },
};
