// Written by `pnpm --filter @airline/i18n generate` from the folders of src/messages.

export const loaders = {
  accountHelp: {
    es: () => import('../messages/account-help/es.ts'),
    en: () => import('../messages/account-help/en.ts'),
  },
  baggage: {
    es: () => import('../messages/baggage/es.ts'),
    en: () => import('../messages/baggage/en.ts'),
  },
  booking: {
    es: () => import('../messages/booking/es.ts'),
    en: () => import('../messages/booking/en.ts'),
  },
  catalogueErrors: {
    es: () => import('../messages/catalogue-errors/es.ts'),
    en: () => import('../messages/catalogue-errors/en.ts'),
  },
  changeFlights: {
    es: () => import('../messages/change-flights/es.ts'),
    en: () => import('../messages/change-flights/en.ts'),
  },
  checkIn: {
    es: () => import('../messages/check-in/es.ts'),
    en: () => import('../messages/check-in/en.ts'),
  },
  companyAccount: {
    es: () => import('../messages/company-account/es.ts'),
    en: () => import('../messages/company-account/en.ts'),
  },
  companyReports: {
    es: () => import('../messages/company-reports/es.ts'),
    en: () => import('../messages/company-reports/en.ts'),
  },
  companySupport: {
    es: () => import('../messages/company-support/es.ts'),
    en: () => import('../messages/company-support/en.ts'),
  },
  companyTrip: {
    es: () => import('../messages/company-trip/es.ts'),
    en: () => import('../messages/company-trip/en.ts'),
  },
  companyWelcome: {
    es: () => import('../messages/company-welcome/es.ts'),
    en: () => import('../messages/company-welcome/en.ts'),
  },
  correctTrip: {
    es: () => import('../messages/correct-trip/es.ts'),
    en: () => import('../messages/correct-trip/en.ts'),
  },
  ctm: {
    es: () => import('../messages/ctm/es.ts'),
    en: () => import('../messages/ctm/en.ts'),
  },
  destinations: {
    es: () => import('../messages/destinations/es.ts'),
    en: () => import('../messages/destinations/en.ts'),
  },
  disruption: {
    es: () => import('../messages/disruption/es.ts'),
    en: () => import('../messages/disruption/en.ts'),
  },
  extras: {
    es: () => import('../messages/extras/es.ts'),
    en: () => import('../messages/extras/en.ts'),
  },
  failures: {
    es: () => import('../messages/failures/es.ts'),
    en: () => import('../messages/failures/en.ts'),
  },
  fareWatch: {
    es: () => import('../messages/fare-watch/es.ts'),
    en: () => import('../messages/fare-watch/en.ts'),
  },
  flightAlerts: {
    es: () => import('../messages/flight-alerts/es.ts'),
    en: () => import('../messages/flight-alerts/en.ts'),
  },
  flightStatus: {
    es: () => import('../messages/flight-status/es.ts'),
    en: () => import('../messages/flight-status/en.ts'),
  },
  flights: {
    es: () => import('../messages/flights/es.ts'),
    en: () => import('../messages/flights/en.ts'),
  },
  forms: {
    es: () => import('../messages/forms/es.ts'),
    en: () => import('../messages/forms/en.ts'),
  },
  funds: {
    es: () => import('../messages/funds/es.ts'),
    en: () => import('../messages/funds/en.ts'),
  },
  gate: {
    es: () => import('../messages/gate/es.ts'),
    en: () => import('../messages/gate/en.ts'),
  },
  gatewayRefusals: {
    es: () => import('../messages/gateway-refusals/es.ts'),
    en: () => import('../messages/gateway-refusals/en.ts'),
  },
  information: {
    es: () => import('../messages/information/es.ts'),
    en: () => import('../messages/information/en.ts'),
  },
  itinerary: {
    es: () => import('../messages/itinerary/es.ts'),
    en: () => import('../messages/itinerary/en.ts'),
  },
  kiosk: {
    es: () => import('../messages/kiosk/es.ts'),
    en: () => import('../messages/kiosk/en.ts'),
  },
  login: {
    es: () => import('../messages/login/es.ts'),
    en: () => import('../messages/login/en.ts'),
  },
  lowFareCalendar: {
    es: () => import('../messages/low-fare-calendar/es.ts'),
    en: () => import('../messages/low-fare-calendar/en.ts'),
  },
  myAccount: {
    es: () => import('../messages/my-account/es.ts'),
    en: () => import('../messages/my-account/en.ts'),
  },
  operations: {
    es: () => import('../messages/operations/es.ts'),
    en: () => import('../messages/operations/en.ts'),
  },
  pages: {
    es: () => import('../messages/pages/es.ts'),
    en: () => import('../messages/pages/en.ts'),
  },
  passScanner: {
    es: () => import('../messages/pass-scanner/es.ts'),
    en: () => import('../messages/pass-scanner/en.ts'),
  },
  payment: {
    es: () => import('../messages/payment/es.ts'),
    en: () => import('../messages/payment/en.ts'),
  },
  productReports: {
    es: () => import('../messages/product-reports/es.ts'),
    en: () => import('../messages/product-reports/en.ts'),
  },
  promotionManagement: {
    es: () => import('../messages/promotion-management/es.ts'),
    en: () => import('../messages/promotion-management/en.ts'),
  },
  promotions: {
    es: () => import('../messages/promotions/es.ts'),
    en: () => import('../messages/promotions/en.ts'),
  },
  rapidRewards: {
    es: () => import('../messages/rapid-rewards/es.ts'),
    en: () => import('../messages/rapid-rewards/en.ts'),
  },
  schedules: {
    es: () => import('../messages/schedules/es.ts'),
    en: () => import('../messages/schedules/en.ts'),
  },
  search: {
    es: () => import('../messages/search/es.ts'),
    en: () => import('../messages/search/en.ts'),
  },
  security: {
    es: () => import('../messages/security/es.ts'),
    en: () => import('../messages/security/en.ts'),
  },
  session: {
    es: () => import('../messages/session/es.ts'),
    en: () => import('../messages/session/en.ts'),
  },
  shell: {
    es: () => import('../messages/shell/es.ts'),
    en: () => import('../messages/shell/en.ts'),
  },
  siteSearch: {
    es: () => import('../messages/site-search/es.ts'),
    en: () => import('../messages/site-search/en.ts'),
  },
  traveller: {
    es: () => import('../messages/traveller/es.ts'),
    en: () => import('../messages/traveller/en.ts'),
  },
  travellers: {
    es: () => import('../messages/travellers/es.ts'),
    en: () => import('../messages/travellers/en.ts'),
  },
  trips: {
    es: () => import('../messages/trips/es.ts'),
    en: () => import('../messages/trips/en.ts'),
  },
  urgency: {
    es: () => import('../messages/urgency/es.ts'),
    en: () => import('../messages/urgency/en.ts'),
  },
  webview: {
    es: () => import('../messages/webview/es.ts'),
    en: () => import('../messages/webview/en.ts'),
  },
} as const;
