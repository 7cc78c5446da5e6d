import { describe, expect, test } from 'vitest';

import {
  type AppSettings,
  boardingModel,
  boardingModels,
  cacheLifetimesSeconds,
  clientCategories,
  clientConfigFor,
  emptyAppSettings,
  type Environment,
  environments,
  limits,
  logLevels,
  loginClientFor,
  metadataFlags,
  monitoring,
  multiFactorFor,
  products,
} from './index.ts';

describe('the values of the rules', () => {
  test('cache lifetimes are seconds', () => {
    expect(cacheLifetimesSeconds).toEqual({ userInfoV4: 30, userInfoV3: 60 });
  });

  test('the metadata flags', () => {
    expect(metadataFlags).toEqual({
      branchTimeoutMilliseconds: 2500,
      experimentBoxDefaultTimeoutMilliseconds: 2000,
      logLevel: 'ERROR',
      logReportIntervalMilliseconds: 15_000,
      maximumQueuedLogMessages: 20,
      earlyBirdService: true,
      payPalForEarlyBird: true,
      lowFareCalendar: false,
      miniCart: false,
      frequentTravelers: false,
    });
  });

  test('every visit is monitored and none is replayed', () => {
    expect(monitoring).toEqual({ samplingRatePercent: 100, sessionReplayRatePercent: 0 });
  });

  test('the limits of a booking and of a login', () => {
    expect(limits).toEqual({
      maximumTicketedPassengers: 8,
      maximumLapInfantsPerAdult: 1,
      passengerPages: 19,
      infantUnderAgeYears: 2,
      childUnderAgeYears: 12,
      freeCancellationHours: 24,
      freeCancellationBookedAheadDays: 7,
      cancellationClosesMinutesBeforeDeparture: 10,
      travelCreditValidMonths: 12,
      checkInOpensHoursBeforeDeparture: 24,
      checkInClosesMinutesBeforeDeparture: 60,
      earlyBirdClosesHoursBeforeDeparture: 36,
      loginAssertionLifetimeSeconds: 60,
    });
  });

  test('boarding is open by default', () => {
    expect([boardingModel, boardingModels]).toEqual(['open', ['open', 'assigned']]);
  });

  test('the log levels rise to ERROR', () => {
    expect(logLevels).toEqual(['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR']);
  });

  test('there is one product', () => {
    expect(products).toEqual(['business']);
  });

  test('none can be changed', () => {
    const values = [cacheLifetimesSeconds, metadataFlags, monitoring, limits, boardingModels, logLevels, products];
    expect(values.filter((value) => !Object.isFrozen(value))).toEqual([]);
  });
});

describe('clientConfigFor', () => {
  test.each(environments)('%s without settings has the defaults', (environment) => {
    expect(clientConfigFor(environment)).toEqual({
      environment,
      loginClients: Object.fromEntries(
        clientCategories.map((category) => [category, loginClientFor(environment, category)]),
      ),
      multiFactor: multiFactorFor(environment),
      cacheLifetimesSeconds,
      metadataFlags,
      monitoring,
      limits,
      boardingModel: 'open',
      products: ['business'],
      colourOverrides: {},
      darkColourOverrides: {},
    });
  });

  test('puts the settings in place of the defaults, field by field', () => {
    const settings: AppSettings = {
      clientIds: { qa: { member: 'K-17' }, dev: { member: 'K-18' } },
      multiFactorClientIds: { qa: 'M-4' },
      metadataFlags: { lowFareCalendar: true },
      cacheLifetimesSeconds: { userInfoV3: 0 },
      monitoring: { samplingRatePercent: 5 },
      limits: { maximumTicketedPassengers: 9 },
      boardingModel: 'assigned',
      products: ['club', 'business'],
      colourOverrides: { action: '#123456' },
      darkColourOverrides: { link: '#abcdef' },
    };
    const config = clientConfigFor('qa', settings);
    expect(config).toEqual({
      ...clientConfigFor('qa'),
      loginClients: {
        ...clientConfigFor('qa').loginClients,
        member: loginClientFor('qa', 'member', settings),
      },
      multiFactor: { environment: 'qa', clientId: 'M-4' },
      metadataFlags: { ...metadataFlags, lowFareCalendar: true },
      cacheLifetimesSeconds: { userInfoV4: 30, userInfoV3: 0 },
      monitoring: { samplingRatePercent: 5, sessionReplayRatePercent: 0 },
      limits: { ...limits, maximumTicketedPassengers: 9 },
      boardingModel: 'assigned',
      products: ['business', 'club'],
      colourOverrides: { action: '#123456' },
      darkColourOverrides: { link: '#abcdef' },
    });
    expect(config.loginClients.member.clientId).toBe('K-17');
  });

  test('is frozen, part by part', () => {
    const config = clientConfigFor('dev', emptyAppSettings);
    expect([config, ...Object.values(config)].filter((part) => !Object.isFrozen(part))).toEqual([]);
  });

  test('refuses an unknown environment', () => {
    expect(() => clientConfigFor('staging' as Environment)).toThrow("'staging' is no environment");
  });
});
