import { endpoints } from '@airline/contract';
import { Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';

import { isInboxEmbedded } from './mail/create-mail-transport.ts';
import { inboxRoutes } from './mail/development-inbox/inbox-routes.ts';
import { isPaymentSandbox } from './bookings/payments/create-payment-processor.ts';
import { sandboxPaymentRoutes } from './bookings/payments/sandbox/sandbox-routes.ts';
import { refusalAudit } from './accounts/identity/audit-refusals.ts';
import { accessGuards } from './accounts/identity/authenticate.ts';
import { apiKeyGuards, hasApiKey } from './http/api-key-guard.ts';
import { compressWhereAsked } from './http/compress-where-asked.ts';
import { requestLog } from './http/request-log.ts';
import { traceRequests } from './http/trace-requests.ts';
import { createKeptAnswers, keptAnswerRoutes, type KeptAnswerServices } from './http/kept-answers.ts';
import { loopbackRedirect } from './http/loopback-redirect.ts';
import { securityHeaders } from './http/security-headers.ts';
import { answerDocument, isDocumentRequest } from './http/document-answers.ts';
import { refuse } from './http/refusal.ts';
import { guardEndpoints } from './http/endpoint-routes.ts';
import { bodyLimits, otherMethods, writeChecks } from './http/request-checks.ts';
import { accountCharges, addressCharges, isRefusedToAddress } from './limits/endpoint-charges.ts';
import { companyRoutes } from './accounts/companies/routes.ts';
import { accountDataRoutes } from './accounts/profile/routes.ts';
import { enrollmentRoutes } from './accounts/help/enrollment-routes.ts';
import { signupRoutes } from './accounts/help/signup-routes.ts';
import { accountHelpRoutes } from './accounts/help/routes.ts';
import { cancellationRoutes } from './bookings/cancellations/cancellation-routes.ts';
import { changeRoutes } from './bookings/changes/routes.ts';
import { boardingRoutes } from './bookings/boarding/routes.ts';
import { checkInRoutes } from './bookings/check-in/routes.ts';
import { createExtrasCheck } from './bookings/extras/check-wanted.ts';
import { extraRoutes } from './bookings/extras/routes.ts';
import { seatRoutes } from './bookings/extras/seat-routes.ts';
import { correctionRoutes } from './bookings/corrections/routes.ts';
import { disruptionRoutes } from './bookings/disruptions/routes.ts';
import { answerFailure } from './server/answer-failure.ts';
import { cachedDocumentRoutes } from './server/cached-documents.ts';
import { exportFunds } from './bookings/funds/list-funds.ts';
import { exportWatches } from './bookings/fare-watch/list-watches.ts';
import { fareWatchRoutes } from './bookings/fare-watch/routes.ts';
import { flightAlertRoutes } from './bookings/flight-alerts/routes.ts';
import { exportAlerts } from './bookings/flight-alerts/show-alert.ts';
import { exportCards } from './bookings/saved-cards/list-cards.ts';
import { savedCardRoutes } from './bookings/saved-cards/routes.ts';
import { companyCardRoutes } from './bookings/company-cards/routes.ts';
import { approvalRoutes } from './bookings/approvals/routes.ts';
import { fundRoutes } from './bookings/funds/routes.ts';
import { findLeg } from './flights/schedule/rules/index.ts';
import { flightRoutes } from './flights/shopping/routes.ts';
import { feedGuards } from './flights/status/feed-guard.ts';
import { flightStatusRoutes } from './flights/status/routes.ts';
import { timetableRoutes } from './flights/timetable/routes.ts';
import { healthRoutes } from './server/health.ts';
import { serviceStatusRoutes } from './server/service-status.ts';
import { metricsRoutes } from './server/metrics-route.ts';
import type { Observer } from './observability/observer.ts';
import { identityRoutes } from './accounts/identity/routes.ts';
import { findTripLocators } from './bookings/trips/list-trips.ts';
import { missingPointsRoutes } from './bookings/missing-points/routes.ts';
import { exportPointsRequests } from './bookings/missing-points/points-request-store.ts';
import { exportAddedTrips } from './bookings/trips/added-trip-store.ts';
import { memberTripRoutes } from './bookings/trips/member-trip-routes.ts';
import { multiFactorRoutes } from './accounts/identity/multi-factor-routes.ts';
import { openSessionRoutes } from './accounts/identity/open-session-routes.ts';
import { countConfirmedOrders } from './bookings/orders/order-campaign-store.ts';
import { companionFareRoutes } from './bookings/orders/companion-routes.ts';
import { orderRoutes } from './bookings/orders/routes.ts';
import { paymentSetupRoutes } from './bookings/payments/routes.ts';
import { colourSheetRoutes } from './server/colour-sheet.ts';
import { keepBuilds, staticAppRoutes } from './server/static-apps.ts';
import { openApiRoutes } from './server/openapi.ts';
import { siteFileRoutes } from './server/site-files.ts';
import { referenceRoutes } from './server/reference.ts';
import type { SitePage } from './site/search/rules/index.ts';
import { siteSearchRoutes } from './site/search/routes.ts';
import { createSiteSearch } from './site/search/site-search.ts';
import { operationsRoutes } from './operations/routes.ts';
import { exportReportViews } from './corporate/reports/manage-report-views.ts';
import { reportViewRoutes } from './corporate/reports/report-view-routes.ts';
import { corporateReportRoutes } from './corporate/reports/routes.ts';
import { productReportRoutes } from './telemetry/product-report-routes.ts';
import { telemetryRoutes } from './telemetry/routes.ts';
import { tripRoutes } from './bookings/trips/routes.ts';
import { pageSheetRoutes } from './http/page-routes.ts';
import type { Config } from './server/config.ts';
import type { AccountServices } from './accounts/identity/services.ts';
import type { BookingServices } from './bookings/orders/services.ts';
import type { OpenDatabase } from './database/database.ts';
import { exportOrders } from './bookings/trips/export-orders.ts';
import type { Flights } from './flights/shopping/flights.ts';
import { createOfferTokens } from './flights/shopping/offer-tokens.ts';
import type { FlightServices } from './flights/shopping/services.ts';
import { companionRoutes } from './accounts/companion/routes.ts';
import { openTierServices } from './accounts/identity/loyalty-members.ts';
import { openPromotionServices } from './accounts/identity/promotion-audience.ts';
import { exportRegistrations } from './loyalty/promotions/registration-store.ts';
import { managedPromotionRoutes, promotionRoutes } from './loyalty/promotions/routes.ts';
import { tierRoutes } from './loyalty/tiers/routes.ts';
import { readTierPeriods } from './loyalty/tiers/tier-store.ts';
import { pointsRoutes } from './loyalty/points/routes.ts';
import type { LoyaltyServices } from './loyalty/points/services.ts';

/** The largest body of what is no endpoint of the contract, in bytes: the sandbox's forms. */
const maximumSandboxBytes = 8 * 1024;

/** What the routes work with: made once in main, or by a test. */
export interface Services {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly flights: Flights;
  /** What accounts, logins and sessions are made with. */
  readonly accountServices: AccountServices;
  readonly log: Logger;
  readonly now: () => Date;
  /** What is sent to collectors; absent where there is none. */
  readonly observer?: Observer | undefined;
  /** The pages that the site's search finds; those of the traveller app's build by default. */
  readonly sitePages?: () => readonly SitePage[];
  /** What orders are made with. */
  readonly bookingServices: BookingServices;
  /** True from the moment the process is asked to end: it accepts no new work then. */
  readonly isStopping: () => boolean;
}

/** Makes the whole gateway as a value: `main` serves it, and tests call it in process by `app.request`. */
export function createApp(services: Services): Hono {
  const { config, database, flights, accountServices, now, bookingServices, observer } = services;
  const { db } = database;
  const { clientAddressHeader, clientAddressHops, limits, secretFor } = accountServices;
  const offers = createOfferTokens(() => secretFor('offer'));
  const proxies = { clientAddressHeader, clientAddressHops };
  const flightServices: FlightServices = {
    db,
    flights,
    now,
    offers,
    limits,
    ...proxies,
    secretFor,
    settings: config.settings,
  };
  const loyaltyServices: LoyaltyServices = {
    db,
    now,
    findTripLocators: (accountId) => findTripLocators(db, accountId),
  };
  const builds = keepBuilds(config);
  const apiKeys = config.apiKeys?.taken;
  // The router that Hono ends with for these paths: by itself it builds the faster one first, which cannot tell all of them apart.
  const app = new Hono({ router: new TrieRouter() });
  app.route('/', cachedDocumentRoutes(services));
  const kept = {
    itineraries: createKeptAnswers(),
    flight: createKeptAnswers(),
    route: createKeptAnswers(),
    suggestions: createKeptAnswers(),
    results: createKeptAnswers(),
  };
  const giving: KeptAnswerServices = {
    publicOrigin: config.publicOrigin,
    log: services.log,
    observer,
    isRefused: async (context, endpoint) =>
      !hasApiKey(apiKeys, context) || (await isRefusedToAddress(accountServices, context, endpoint)),
  };
  app.route(
    '/',
    keptAnswerRoutes(giving, [
      [endpoints.searchItineraries, kept.itineraries],
      [endpoints.readFlightStatus, kept.flight],
      [endpoints.listRouteStatus, kept.route],
      [endpoints.suggestSearches, kept.suggestions],
      [endpoints.searchSite, kept.results],
    ]),
  );
  app.use(requestLog(services.log, observer));
  if (observer !== undefined) app.use('/api/*', traceRequests(observer));
  app.use(securityHeaders(config.publicOrigin, { opensPaymentSheets: config.wallets.length > 0 }));
  app.use(loopbackRedirect(config.publicOrigin));
  app.use(compressWhereAsked());
  const limitBody = bodyLimit({
    maxSize: maximumSandboxBytes,
    onError: (context) =>
      refuse(context, { kind: 'plain', status: 413, title: `The body is larger than ${maximumSandboxBytes} bytes.` }),
  });
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '/sandbox/*', limitBody);
  app.route(
    '/',
    guardEndpoints([
      apiKeyGuards(apiKeys),
      refusalAudit(accountServices),
      writeChecks(config.publicOrigin),
      addressCharges(accountServices),
      bodyLimits(),
      accessGuards(accountServices),
      feedGuards(config.operationsFeedKey),
      accountCharges(accountServices),
    ]),
  );
  app.route('/', healthRoutes(services));
  app.route('/', metricsRoutes(config.observability.metricsKey, observer));
  app.route('/', serviceStatusRoutes({ db, now, flights }));
  app.route('/', telemetryRoutes({ db, now, observer }));
  app.route('/', operationsRoutes({ ...accountServices, database, flights, startedAt: now() }));
  app.route(
    '/',
    productReportRoutes({ db, now, countConfirmedOrders: (from, to) => countConfirmedOrders(db, from, to) }),
  );
  app.route('/', accountHelpRoutes(accountServices));
  app.route('/', enrollmentRoutes(accountServices));
  app.route('/', signupRoutes(accountServices));
  app.route(
    '/',
    accountDataRoutes({
      ...accountServices,
      loyaltyServices,
      exportOrders: (account) => exportOrders(db, account),
      exportCards: (accountId) => exportCards({ db, now }, accountId),
      exportFunds: (accountId) => exportFunds({ db, now }, accountId),
      exportReportViews: (accountId) => exportReportViews(db, accountId),
      exportWatches: (accountId) => exportWatches(db, accountId),
      exportAddedTrips: (accountId) => exportAddedTrips(db, accountId),
      exportPointsRequests: (accountId) => exportPointsRequests(db, accountId),
      exportPromotions: (accountId) => exportRegistrations(db, accountId),
      exportTiers: (accountId) => readTierPeriods(db, accountId),
      exportAlerts: (email) => exportAlerts(db, email),
    }),
  );
  app.route('/', companyRoutes(accountServices));
  app.route('/', identityRoutes(accountServices));
  app.route('/', multiFactorRoutes(accountServices));
  app.route('/', openSessionRoutes(accountServices));
  app.route('/', memberTripRoutes(bookingServices));
  app.route('/', missingPointsRoutes(bookingServices));
  app.route('/', pointsRoutes(loyaltyServices));
  app.route('/', tierRoutes(openTierServices(accountServices)));
  app.route('/', companionRoutes(accountServices));
  const promotionServices = openPromotionServices(accountServices);
  app.route('/', promotionRoutes(promotionServices));
  app.route('/', managedPromotionRoutes(promotionServices));
  app.route('/', companionFareRoutes(bookingServices));
  app.route('/', tripRoutes(bookingServices));
  app.route('/', cancellationRoutes(bookingServices));
  app.route('/', changeRoutes(bookingServices));
  app.route('/', correctionRoutes(bookingServices));
  const boardingModel = () => config.settings.current().config.boardingModel;
  app.route('/', checkInRoutes({ ...bookingServices, boardingModel, passCertificate: config.passCertificate }));
  app.route(
    '/',
    boardingRoutes({
      ...bookingServices,
      boardingModel,
      findLeg: async (legId) => findLeg((await flights.search()).schedule, legId),
    }),
  );
  const extraFlags = () => config.settings.current().config.metadataFlags;
  const extraServices = { ...bookingServices, boardingModel, extraFlags };
  app.route('/', orderRoutes({ ...bookingServices, checkExtras: createExtrasCheck(extraServices) }));
  app.route('/', extraRoutes(extraServices));
  app.route('/', seatRoutes(extraServices));
  app.route('/', fundRoutes(bookingServices));
  app.route('/', savedCardRoutes(bookingServices));
  app.route('/', companyCardRoutes(bookingServices));
  app.route('/', approvalRoutes(bookingServices));
  const partyLimits = () => config.settings.current().config.limits;
  const offerServices = { ...bookingServices, flights, partyLimits };
  app.route('/', disruptionRoutes(offerServices));
  app.route('/', corporateReportRoutes(accountServices));
  app.route('/', reportViewRoutes(accountServices));
  app.route('/', fareWatchRoutes(offerServices));
  app.route('/', flightAlertRoutes({ ...offerServices, news: flights.news }));
  app.route('/', paymentSetupRoutes(bookingServices));
  if (isPaymentSandbox(config)) app.route('/', sandboxPaymentRoutes(db, now));
  if (isInboxEmbedded(config)) app.route('/', inboxRoutes(db));
  app.route('/', pageSheetRoutes());
  app.route('/', flightRoutes(flightServices, kept.itineraries));
  app.route('/', timetableRoutes(flightServices));
  app.route('/', flightStatusRoutes({ db, flights, now }, kept));
  const sitePages = services.sitePages ?? (() => builds.traveller.current().findablePages);
  app.route('/', siteSearchRoutes(createSiteSearch(sitePages), kept));
  app.route('/', otherMethods());
  app.route('/', openApiRoutes());
  app.route('/', referenceRoutes());
  app.route('/', colourSheetRoutes(config.settings));
  app.route('/', siteFileRoutes(config, builds.traveller));
  app.route('/', staticAppRoutes(services.config, builds));
  app.notFound((context) =>
    isDocumentRequest(context)
      ? answerDocument(context)
      : refuse(context, { kind: 'plain', status: 404, title: 'There is nothing at this address.' }),
  );
  app.onError(answerFailure(services.log));
  return app;
}
