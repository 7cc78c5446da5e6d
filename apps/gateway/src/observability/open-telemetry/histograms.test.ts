import { resourceFromAttributes } from '@opentelemetry/resources';
import { AggregationType, MeterProvider, type MetricDescriptor, MetricReader } from '@opentelemetry/sdk-metrics';
import { expect, test } from 'vitest';

import { createHistograms } from './histograms.ts';
import { metrics } from '../metrics.ts';

const resource = resourceFromAttributes({});

/** Collects on demand, and exports nothing. */
class OnDemandReader extends MetricReader {
  protected override onForceFlush = () => Promise.resolve();
  protected override onShutdown = () => Promise.resolve();
}

/** Their instruments add what made them. */
function described({ name, description, unit, valueType }: MetricDescriptor): MetricDescriptor {
  return { name, description, unit, valueType };
}

async function pointsOf(collected: Promise<Awaited<ReturnType<MetricReader['collect']>>>) {
  const { resourceMetrics } = await collected;
  return resourceMetrics.scopeMetrics
    .flatMap((of) => of.metrics)
    .flatMap(({ descriptor, dataPointType, aggregationTemporality, dataPoints }) =>
      dataPoints.map(({ attributes, value }) => ({
        descriptor: described(descriptor),
        dataPointType,
        aggregationTemporality,
        attributes,
        value,
      })),
    );
}

test('what is measured is collected as OpenTelemetry’s own instruments collect it', async () => {
  const name = 'db.client.operation.duration';
  const { unit, description, buckets } = metrics[name];
  const reader = new OnDemandReader();
  const provider = new MeterProvider({
    resource,
    readers: [reader],
    views: [
      {
        instrumentName: name,
        aggregation: { type: AggregationType.EXPLICIT_BUCKET_HISTOGRAM, options: { boundaries: [...buckets] } },
      },
    ],
  });
  const theirs = provider.getMeter('any').createHistogram(name, { unit, description });
  const ours = createHistograms(resource);
  // On, between, below and above the bounds.
  for (const value of [0, 0.001, 0.0011, 0.005, 0.3, 10, 10.5, 999]) {
    for (const operation of value > 1 ? ['SELECT', 'INSERT'] : ['SELECT']) {
      theirs.record(value, { 'db.operation.name': operation });
      ours.measure(name, value, { 'db.operation.name': operation });
    }
  }
  const expected = await pointsOf(reader.collect());
  expect(expected).toHaveLength(2);
  expect(await pointsOf(ours.collect())).toEqual(expected);
  await provider.shutdown();
});

test('what is collected stays as it was while more is measured, and nothing is collected of what was not', async () => {
  const ours = createHistograms(resource);
  expect(await pointsOf(ours.collect())).toEqual([]);
  ours.measure('airline.web_vitals.shift', 0.02, { route: '/' });
  const before = await pointsOf(ours.collect());
  ours.measure('airline.web_vitals.shift', 0.02, { route: '/' });
  expect(before[0]?.value).toMatchObject({ count: 1, sum: 0.02 });
  expect((await pointsOf(ours.collect()))[0]?.value).toMatchObject({ count: 2, sum: 0.04 });
});

test('labels without end are kept apart up to a bound, and are one above it', async () => {
  const ours = createHistograms(resource);
  for (let place = 0; place < 2_100; place += 1) ours.measure('airline.web_vitals.shift', 0, { route: `/${place}` });
  const points = await pointsOf(ours.collect());
  expect(points).toHaveLength(2_001);
  expect(points.at(-1)).toMatchObject({ attributes: { 'otel.metric.overflow': 'true' }, value: { count: 100 } });
});
