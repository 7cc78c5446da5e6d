import { openOtlpReceiver } from '../test-support/otlp-receiver.ts';
import { type BenchmarkPorts, type Load, measureServer, serverHeadings } from './http.ts';
import { formatTable } from './measure.ts';

/** Reads from memory, and one that asks the database each time. */
function loadsOf({ gatewayPort: port, barePort }: BenchmarkPorts): readonly Load[] {
  const date = '2026-12-10';
  const search = `origin=DAL&destination=HOU&date=${date}&adults=1&children=0&lapInfants=0`;
  return [
    { name: 'bare Hono route', port: barePort, paths: ['/bare'] },
    { name: 'fare families', port, paths: ['/api/air-booking/v1/fare-families'] },
    { name: 'search, one pair', port, paths: [`/api/air-booking/v1/itineraries?${search}`] },
    { name: 'readiness, a statement each', port, paths: ['/readyz'] },
  ];
}

/** The bar: telemetry costs no more than three requests in a hundred. */
const mostPercent = 3;

/** Measures the gateway with nobody watching and with a collector and `/metrics`, in turn, in one run. */
export async function benchmarkTelemetry(): Promise<void> {
  const receiver = await openOtlpReceiver();
  const watched = {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
    METRICS_KEY: 'a-key-of-the-benchmark-of-telemetry',
  };
  const rates = new Map<string, { readonly off: number[]; readonly on: number[] }>();
  // In turn, so that a machine that slows down slows both.
  for (const [state, variables] of [
    ['off', {}],
    ['on', watched],
    ['on', watched],
    ['off', {}],
  ] as const) {
    const rows = await measureServer(loadsOf, undefined, variables);
    console.log(`\nTelemetry ${state}:`);
    console.log(formatTable(serverHeadings, rows));
    for (const [name = '', rate = ''] of rows) {
      const of = rates.get(name) ?? { off: [], on: [] };
      of[state].push(Number(rate.replaceAll(',', '')));
      rates.set(name, of);
    }
  }
  await receiver.close();
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  for (const [name, { off, on }] of rates) {
    const percent = 100 * (1 - mean(on) / mean(off));
    console.log(`${name}: ${percent.toFixed(1)} % fewer requests with telemetry (at most ${mostPercent})`);
  }
}
