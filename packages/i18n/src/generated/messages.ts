// Written by `pnpm --filter @airline/i18n generate` from the folders of src/messages.

import { messages as accountHelpES } from '../messages/account-help/es.ts';
import { messages as baggageES } from '../messages/baggage/es.ts';
import { messages as bookingES } from '../messages/booking/es.ts';
import { messages as catalogueErrorsES } from '../messages/catalogue-errors/es.ts';
import { messages as changeFlightsES } from '../messages/change-flights/es.ts';
import { messages as checkInES } from '../messages/check-in/es.ts';
import { messages as companyAccountES } from '../messages/company-account/es.ts';
import { messages as companyReportsES } from '../messages/company-reports/es.ts';
import { messages as companySupportES } from '../messages/company-support/es.ts';
import { messages as companyTripES } from '../messages/company-trip/es.ts';
import { messages as companyWelcomeES } from '../messages/company-welcome/es.ts';
import { messages as correctTripES } from '../messages/correct-trip/es.ts';
import { messages as ctmES } from '../messages/ctm/es.ts';
import { messages as destinationsES } from '../messages/destinations/es.ts';
import { messages as disruptionES } from '../messages/disruption/es.ts';
import { messages as extrasES } from '../messages/extras/es.ts';
import { messages as failuresES } from '../messages/failures/es.ts';
import { messages as fareWatchES } from '../messages/fare-watch/es.ts';
import { messages as flightAlertsES } from '../messages/flight-alerts/es.ts';
import { messages as flightStatusES } from '../messages/flight-status/es.ts';
import { messages as flightsES } from '../messages/flights/es.ts';
import { messages as formsES } from '../messages/forms/es.ts';
import { messages as fundsES } from '../messages/funds/es.ts';
import { messages as gateES } from '../messages/gate/es.ts';
import { messages as gatewayRefusalsES } from '../messages/gateway-refusals/es.ts';
import { messages as informationES } from '../messages/information/es.ts';
import { messages as itineraryES } from '../messages/itinerary/es.ts';
import { messages as kioskES } from '../messages/kiosk/es.ts';
import { messages as loginES } from '../messages/login/es.ts';
import { messages as lowFareCalendarES } from '../messages/low-fare-calendar/es.ts';
import { messages as myAccountES } from '../messages/my-account/es.ts';
import { messages as operationsES } from '../messages/operations/es.ts';
import { messages as pagesES } from '../messages/pages/es.ts';
import { messages as passScannerES } from '../messages/pass-scanner/es.ts';
import { messages as paymentES } from '../messages/payment/es.ts';
import { messages as productReportsES } from '../messages/product-reports/es.ts';
import { messages as promotionManagementES } from '../messages/promotion-management/es.ts';
import { messages as promotionsES } from '../messages/promotions/es.ts';
import { messages as rapidRewardsES } from '../messages/rapid-rewards/es.ts';
import { messages as schedulesES } from '../messages/schedules/es.ts';
import { messages as searchES } from '../messages/search/es.ts';
import { messages as securityES } from '../messages/security/es.ts';
import { messages as sessionES } from '../messages/session/es.ts';
import { messages as shellES } from '../messages/shell/es.ts';
import { messages as siteSearchES } from '../messages/site-search/es.ts';
import { messages as travellerES } from '../messages/traveller/es.ts';
import { messages as travellersES } from '../messages/travellers/es.ts';
import { messages as tripsES } from '../messages/trips/es.ts';
import { messages as urgencyES } from '../messages/urgency/es.ts';
import { messages as webviewES } from '../messages/webview/es.ts';

export const es = {
  accountHelp: accountHelpES,
  baggage: baggageES,
  booking: bookingES,
  catalogueErrors: catalogueErrorsES,
  changeFlights: changeFlightsES,
  checkIn: checkInES,
  companyAccount: companyAccountES,
  companyReports: companyReportsES,
  companySupport: companySupportES,
  companyTrip: companyTripES,
  companyWelcome: companyWelcomeES,
  correctTrip: correctTripES,
  ctm: ctmES,
  destinations: destinationsES,
  disruption: disruptionES,
  extras: extrasES,
  failures: failuresES,
  fareWatch: fareWatchES,
  flightAlerts: flightAlertsES,
  flightStatus: flightStatusES,
  flights: flightsES,
  forms: formsES,
  funds: fundsES,
  gate: gateES,
  gatewayRefusals: gatewayRefusalsES,
  information: informationES,
  itinerary: itineraryES,
  kiosk: kioskES,
  login: loginES,
  lowFareCalendar: lowFareCalendarES,
  myAccount: myAccountES,
  operations: operationsES,
  pages: pagesES,
  passScanner: passScannerES,
  payment: paymentES,
  productReports: productReportsES,
  promotionManagement: promotionManagementES,
  promotions: promotionsES,
  rapidRewards: rapidRewardsES,
  schedules: schedulesES,
  search: searchES,
  security: securityES,
  session: sessionES,
  shell: shellES,
  siteSearch: siteSearchES,
  traveller: travellerES,
  travellers: travellersES,
  trips: tripsES,
  urgency: urgencyES,
  webview: webviewES,
} as const;

import { messages as accountHelpEN } from '../messages/account-help/en.ts';
import { messages as baggageEN } from '../messages/baggage/en.ts';
import { messages as bookingEN } from '../messages/booking/en.ts';
import { messages as catalogueErrorsEN } from '../messages/catalogue-errors/en.ts';
import { messages as changeFlightsEN } from '../messages/change-flights/en.ts';
import { messages as checkInEN } from '../messages/check-in/en.ts';
import { messages as companyAccountEN } from '../messages/company-account/en.ts';
import { messages as companyReportsEN } from '../messages/company-reports/en.ts';
import { messages as companySupportEN } from '../messages/company-support/en.ts';
import { messages as companyTripEN } from '../messages/company-trip/en.ts';
import { messages as companyWelcomeEN } from '../messages/company-welcome/en.ts';
import { messages as correctTripEN } from '../messages/correct-trip/en.ts';
import { messages as ctmEN } from '../messages/ctm/en.ts';
import { messages as destinationsEN } from '../messages/destinations/en.ts';
import { messages as disruptionEN } from '../messages/disruption/en.ts';
import { messages as extrasEN } from '../messages/extras/en.ts';
import { messages as failuresEN } from '../messages/failures/en.ts';
import { messages as fareWatchEN } from '../messages/fare-watch/en.ts';
import { messages as flightAlertsEN } from '../messages/flight-alerts/en.ts';
import { messages as flightStatusEN } from '../messages/flight-status/en.ts';
import { messages as flightsEN } from '../messages/flights/en.ts';
import { messages as formsEN } from '../messages/forms/en.ts';
import { messages as fundsEN } from '../messages/funds/en.ts';
import { messages as gateEN } from '../messages/gate/en.ts';
import { messages as gatewayRefusalsEN } from '../messages/gateway-refusals/en.ts';
import { messages as informationEN } from '../messages/information/en.ts';
import { messages as itineraryEN } from '../messages/itinerary/en.ts';
import { messages as kioskEN } from '../messages/kiosk/en.ts';
import { messages as loginEN } from '../messages/login/en.ts';
import { messages as lowFareCalendarEN } from '../messages/low-fare-calendar/en.ts';
import { messages as myAccountEN } from '../messages/my-account/en.ts';
import { messages as operationsEN } from '../messages/operations/en.ts';
import { messages as pagesEN } from '../messages/pages/en.ts';
import { messages as passScannerEN } from '../messages/pass-scanner/en.ts';
import { messages as paymentEN } from '../messages/payment/en.ts';
import { messages as productReportsEN } from '../messages/product-reports/en.ts';
import { messages as promotionManagementEN } from '../messages/promotion-management/en.ts';
import { messages as promotionsEN } from '../messages/promotions/en.ts';
import { messages as rapidRewardsEN } from '../messages/rapid-rewards/en.ts';
import { messages as schedulesEN } from '../messages/schedules/en.ts';
import { messages as searchEN } from '../messages/search/en.ts';
import { messages as securityEN } from '../messages/security/en.ts';
import { messages as sessionEN } from '../messages/session/en.ts';
import { messages as shellEN } from '../messages/shell/en.ts';
import { messages as siteSearchEN } from '../messages/site-search/en.ts';
import { messages as travellerEN } from '../messages/traveller/en.ts';
import { messages as travellersEN } from '../messages/travellers/en.ts';
import { messages as tripsEN } from '../messages/trips/en.ts';
import { messages as urgencyEN } from '../messages/urgency/en.ts';
import { messages as webviewEN } from '../messages/webview/en.ts';

export const en = {
  accountHelp: accountHelpEN,
  baggage: baggageEN,
  booking: bookingEN,
  catalogueErrors: catalogueErrorsEN,
  changeFlights: changeFlightsEN,
  checkIn: checkInEN,
  companyAccount: companyAccountEN,
  companyReports: companyReportsEN,
  companySupport: companySupportEN,
  companyTrip: companyTripEN,
  companyWelcome: companyWelcomeEN,
  correctTrip: correctTripEN,
  ctm: ctmEN,
  destinations: destinationsEN,
  disruption: disruptionEN,
  extras: extrasEN,
  failures: failuresEN,
  fareWatch: fareWatchEN,
  flightAlerts: flightAlertsEN,
  flightStatus: flightStatusEN,
  flights: flightsEN,
  forms: formsEN,
  funds: fundsEN,
  gate: gateEN,
  gatewayRefusals: gatewayRefusalsEN,
  information: informationEN,
  itinerary: itineraryEN,
  kiosk: kioskEN,
  login: loginEN,
  lowFareCalendar: lowFareCalendarEN,
  myAccount: myAccountEN,
  operations: operationsEN,
  pages: pagesEN,
  passScanner: passScannerEN,
  payment: paymentEN,
  productReports: productReportsEN,
  promotionManagement: promotionManagementEN,
  promotions: promotionsEN,
  rapidRewards: rapidRewardsEN,
  schedules: schedulesEN,
  search: searchEN,
  security: securityEN,
  session: sessionEN,
  shell: shellEN,
  siteSearch: siteSearchEN,
  traveller: travellerEN,
  travellers: travellersEN,
  trips: tripsEN,
  urgency: urgencyEN,
  webview: webviewEN,
} as const;
