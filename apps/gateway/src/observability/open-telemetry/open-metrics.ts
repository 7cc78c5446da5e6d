import { monitorEventLoopDelay } from 'node:perf_hooks';

import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import type { Resource } from '@opentelemetry/resources';
import {
  type MetricData,
  MeterProvider,
  PeriodicExportingMetricReader,
  type ResourceMetrics,
} from '@opentelemetry/sdk-metrics';

import { createHistograms } from './histograms.ts';
import { type CounterName, type GaugeName, metrics } from '../metrics.ts';
import type { Labels, ObservabilityConfig, Observer } from '../observer.ts';
import { ownConnection, scope } from './otlp.ts';

/** Opens what is counted, measured and read: for a collector, for Prometheus, or for both. */
export function openMetrics({ collector, metricIntervalMs }: ObservabilityConfig, resource: Resource) {
  const histograms = createHistograms(resource);
  const metricProducers = [histograms];
  const prometheus = new PrometheusExporter({ preventServerStart: true, metricProducers });
  const readers = [
    prometheus,
    ...(collector.metrics === undefined
      ? []
      : [
          new PeriodicExportingMetricReader({
            metricProducers,
            exporter: new OTLPMetricExporter({ url: collector.metrics, ...ownConnection }),
            exportIntervalMillis: metricIntervalMs,
            exportTimeoutMillis: Math.min(30_000, metricIntervalMs),
          }),
        ]),
  ];
  const provider = new MeterProvider({
    resource,
    readers,
  });
  const meter = provider.getMeter(scope.name);
  const rows = Object.entries(metrics);
  const counters = new Map(
    rows.flatMap(([name, row]) => (row.kind === 'counter' ? [[name, meter.createCounter(name, row)] as const] : [])),
  );
  const serializer = new PrometheusSerializer();
  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();

  function watch(name: GaugeName, read: Parameters<Observer['watch']>[1]): void {
    meter.createObservableGauge(name, metrics[name]).addCallback(async (result) => {
      try {
        for (const [value, labels] of await read()) result.observe(value, labels);
      } catch {
        // What cannot be read has no value: that the database is away has a gauge of its own.
      }
    });
  }

  watch('process.memory.usage', () => [[process.memoryUsage.rss(), {}]]);
  watch('nodejs.eventloop.delay.p99', () => {
    const p99 = loop.percentile(99) / 1e9;
    loop.reset();
    return [[p99, {}]];
  });
  return {
    count: (name: CounterName, labels: Labels, amount = 1) => counters.get(name)?.add(amount, labels),
    measure: histograms.measure,
    watch,
    write: async () => {
      const { resourceMetrics } = await prometheus.collect();
      return serializer.serialize(withUnits(resourceMetrics));
    },
    async stop() {
      loop.disable();
      await provider.shutdown();
    },
  };
}

const unitNames: Readonly<Record<string, string>> = { s: 'seconds', By: 'bytes' };

/** Prometheus has the unit in the name, which its serializer leaves out. Source: OpenTelemetry's compatibility with Prometheus. */
function withUnits({ resource, scopeMetrics }: ResourceMetrics): ResourceMetrics {
  const named = (metric: MetricData): MetricData => {
    const unit = unitNames[metric.descriptor.unit];
    const name = unit === undefined ? metric.descriptor.name : `${metric.descriptor.name}.${unit}`;
    return { ...metric, descriptor: { ...metric.descriptor, name } };
  };
  return {
    resource,
    scopeMetrics: scopeMetrics.map((of) => ({ ...of, metrics: of.metrics.map(named) })),
  };
}
