import { fork } from 'node:child_process';
import { once } from 'node:events';

import { type BenchmarkPorts, type Load, measurePair } from './http.ts';
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

/** Measures the gateway with nobody watching beside one with a collector and `/metrics`, in one run. */
export async function benchmarkTelemetry(): Promise<void> {
  // A process of its own, as a collector is: what it does is no cost of the gateway's.
  const collector = fork(new URL('collector.ts', import.meta.url));
  const [port] = (await once(collector, 'message')) as [number];
  const loads = await measurePair(loadsOf, [
    {},
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      METRICS_KEY: 'a-key-of-the-benchmark-of-telemetry',
    },
  ]);
  collector.kill();
  console.log(`\nTelemetry on beside off (at most ${mostPercent} % fewer requests):`);
  const rows = loads.map(({ name, rates, cpuMicroseconds: [offCpu, onCpu] }) => {
    const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
    const count = (value: number) => Math.round(value).toLocaleString('en');
    return [
      name,
      count(middle(rates.map(([off]) => off))),
      count(middle(rates.map(([, on]) => on))),
      `${(100 * (1 - middle(rates.map(([off, on]) => on / off)))).toFixed(1)} %`,
      offCpu.toFixed(1),
      onCpu.toFixed(1),
    ];
  });
  console.log(formatTable(['route', 'off/s', 'on/s', 'fewer', 'CPU µs off', 'CPU µs on'], rows));
}
