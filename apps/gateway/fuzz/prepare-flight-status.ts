import { testFeedKey } from '../test-support/config.ts';
import { bearer, type FuzzedGateway } from './caller.ts';
import type { Preparations } from './preparations.ts';

/** Makes what prepares the status of flights: dates near to the gateway's own, and the key of its feed. */
export function flightStatusPreparations(gateway: FuzzedGateway): Preparations {
  const today = (): string => gateway.now().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const headers = bearer(testFeedKey);
  return {
    readFlightStatus: async () => ({ queryTexts: { date: today() } }),
    listRouteStatus: async () => ({ queryTexts: { date: today() } }),
    async recordFlightReports() {
      const saidAt = new Date(gateway.now().getTime() - 60_000).toISOString();
      const report = { flight: 'WN10', date: today(), from: 'DAL', saidAt, facts: { departureGate: 'B7' } };
      return { headers, body: { reports: [report] } };
    },
    async recordOperationalMessages() {
      return {
        headers,
        body: { text: `MVT\nWN10/${today().slice(-2)}.N8601Z.DAL\nAD1310/1322 EA1415 HOU\nDL93/0025` },
      };
    },
  };
}
