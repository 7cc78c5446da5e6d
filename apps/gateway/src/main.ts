import { createApp } from './app.ts';
import { readConfig } from './server/config.ts';
import { serveGateway } from './server/serve.ts';
import { createMailTransport } from './mail/create-mail-transport.ts';
import { openAccountServices } from './accounts/identity/services.ts';
import { openObserver } from './observability/observer.ts';
import { watchGateway } from './observability/watch-gateway.ts';
import { openLog } from './server/open-log.ts';
import { openBookingServices } from './bookings/orders/open-orders.ts';
import { seedDemoPromotions } from './loyalty/promotions/seed-demo-promotions.ts';
import { startTierWorkers } from './loyalty/tiers/renew-tiers.ts';
import { openTierServices } from './accounts/identity/loyalty-members.ts';
import { startPromotionWorkers } from './loyalty/promotions/start-promotion-workers.ts';
import { openDatabase } from './database/database.ts';
import { seedCompanyBooking } from './bookings/company-cards/seed-company-booking.ts';
import { startCompanyTrips } from './corporate/demo/seed-company-trips.ts';
import { seedDemoAccounts } from './accounts/demo/seed-demo-accounts.ts';
import { startTelemetryWorkers } from './telemetry/start-telemetry-workers.ts';
import { startAccountWorkers } from './accounts/help/start-account-workers.ts';
import { startIdentityWorkers } from './accounts/identity/start-identity-workers.ts';
import { accountJobGroup } from './accounts/help/account-job-group.ts';
import { orderJobGroup } from './bookings/jobs/order-job-group.ts';
import { startOrderWorkers } from './bookings/orders/start-order-workers.ts';
import { startExtraWorkers } from './bookings/extras/start-extra-workers.ts';
import { startChangeWorkers } from './bookings/changes/start-change-workers.ts';
import { startFareWatchWorkers } from './bookings/fare-watch/start-fare-watch-workers.ts';
import { approvalJobGroup } from './bookings/approvals/approval-job-group.ts';
import { startReportWorkers } from './corporate/reports/start-report-workers.ts';
import { corporateJobGroup } from './corporate/reports/send-traveller-message.ts';
import { flightAlertJobGroup } from './bookings/flight-alerts/flight-alert-job-group.ts';
import { startFlightAlertWorkers } from './bookings/flight-alerts/start-flight-alert-workers.ts';
import { startCorrectionWorkers } from './bookings/corrections/start-correction-workers.ts';
import { isPaymentSandbox } from './bookings/payments/create-payment-processor.ts';
import { startSavedCardWorkers } from './bookings/saved-cards/start-saved-card-workers.ts';
import { startFundWorkers } from './bookings/funds/start-fund-workers.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { generateTimetableInThread } from './flights/schedule/generate-in-thread.ts';
import { watchSettings } from './settings/watch-settings.ts';
import { startFlights } from './flights/shopping/flights.ts';
import { toFlightFacts } from './bookings/orders/flight-facts.ts';
import { startStatusWorkers } from './flights/status/start-status-workers.ts';

/** What is under way when the port closes may take this long; then the process ends all the same. */
const stopWithinMs = 8_000;

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const observer = await openObserver(config.observability);
  const log = openLog(config.logLevel, 1, observer);
  const database = await openDatabase({ ...config, runStatement: observer?.runStatement });
  const now = (): Date => new Date();
  const flights = startFlights(
    { db: database.db, log, draw: generateTimetableInThread, isOperationSimulated: config.operationsSimulation },
    now,
  );
  let stopping = false;

  const accountServices = openAccountServices({ config, database, log, now, observer });
  const bookingServices = openBookingServices({ config, accountServices, log, now }, toFlightFacts(flights));
  if (config.hasDemoAccounts) {
    await seedDemoAccounts(accountServices);
    await seedDemoPromotions(accountServices);
    await seedCompanyBooking(bookingServices, { hasSandbox: isPaymentSandbox(config) });
  }
  const mail = await createMailTransport(config, database.db, now);
  const partyLimits = () => config.settings.current().config.limits;
  const offerServices = { ...bookingServices, flights, partyLimits };
  const alertServices = { ...offerServices, news: flights.news };
  const jobGroups = [
    orderJobGroup({ ...bookingServices, mail, boardingModel: () => config.settings.current().config.boardingModel }),
    flightAlertJobGroup({ ...alertServices, mail }),
    accountJobGroup({ ...accountServices, mail }),
    corporateJobGroup({ ...bookingServices, mail }),
    approvalJobGroup({ ...bookingServices, mail }),
  ];
  const workers = [
    startJobs({ db: database.db, now, log, observer }, jobGroups),
    startOrderWorkers(bookingServices),
    startChangeWorkers(bookingServices),
    startExtraWorkers(bookingServices),
    startFundWorkers(bookingServices),
    startSavedCardWorkers(bookingServices),
    startCorrectionWorkers(bookingServices),
    startFareWatchWorkers(offerServices),
    startFlightAlertWorkers(alertServices, { isSimulated: config.operationsSimulation }),
    startPromotionWorkers({ db: database.db, log, now }),
    startTierWorkers({ ...openTierServices(accountServices), log }),
    startIdentityWorkers(accountServices),
    startAccountWorkers(accountServices),
    startReportWorkers({ db: database.db, now, log }),
    startTelemetryWorkers({ ...accountServices, log }),
    startStatusWorkers({ db: database.db, now, log }),
    watchSettings({ settings: config.settings, db: database.db, now, log }),
  ];
  if (observer !== undefined) watchGateway(observer, { database, flights, settings: config.settings, now });
  const app = createApp({
    config,
    database,
    flights,
    accountServices,
    log,
    now,
    observer,
    bookingServices,
    isStopping: () => stopping,
  });
  const serving = await serveGateway(app, config, log).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  log.info({ port: serving.port, database: database.kind, environment: config.environment }, 'listening');

  if (config.hasDemoTrips) {
    const readPatterns = async () => (await flights.search()).schedule.patterns;
    workers.push(startCompanyTrips({ db: database.db, now, log, readPatterns }));
  }

  flights.started.catch((error: unknown) => {
    log.error({ err: error }, 'there is no schedule');
    process.stderr.write('The gateway cannot read or draw its schedule; its log says why.\n');
    void database.close().finally(() => process.exit(1));
  });

  let endDrain = (): void => undefined;
  const drained = new Promise<void>((resolve) => {
    endDrain = resolve;
  });
  const stop = async (): Promise<void> => {
    // Who asks again does not want to wait for balancers.
    if (stopping) return endDrain();
    stopping = true;
    log.info({ drainMs: config.drainMs }, 'stopping');
    flights.stop();
    setTimeout(endDrain, config.drainMs);
    void drained.then(() => setTimeout(() => process.exit(1), stopWithinMs).unref());
    const workersStopped = Promise.all(workers.map((worker) => worker.stop())).then(() => mail.close());
    await Promise.all([serving.stop(drained), workersStopped]);
    await database.close();
    await observer?.stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}
