import type { BrowserSpans, ClientReports } from '@airline/contract';

import type { CounterName, GaugeName, HistogramName } from './metrics.ts';

/** The labels of a metric: closed words and numbers, nothing about a person. */
export type Labels = Readonly<Record<string, string | number>>;

/** A request whose trace is kept. */
export interface TracedRequest {
  readonly traceId: string;
  /** What the answer says of it: `traceresponse` of W3C Trace Context, level 2. */
  readonly traceresponse: string;
  /** Runs what belongs to the request: its statements become spans of the trace. */
  run<Value>(work: () => Promise<Value>): Promise<Value>;
  end(answered: { readonly route: string; readonly status: number }): void;
}

/** What is known of a request when it comes. */
export interface BegunRequest {
  readonly method: string;
  /** The header of W3C Trace Context; what it should not be counts as none. */
  readonly traceparent: string | undefined;
}

/**
 * What the gateway tells those who watch it. Where nobody watches there is none, and nothing of it is loaded.
 *
 * It never throws, and never waits for who watches.
 */
export interface Observer {
  /** Begins the trace of a request, or goes on with the one it comes with; `undefined` where none is kept of it. */
  readonly beginRequest: (request: BegunRequest) => TracedRequest | undefined;
  /** Runs a statement, and tells how long it took; within a trace it becomes a span. */
  readonly runStatement: <Value>(statement: string, run: () => Promise<Value>) => Promise<Value>;
  /** Runs a job as a trace of its own. */
  readonly runJob: (kind: string, run: () => Promise<void>) => Promise<void>;
  readonly count: (name: CounterName, labels: Labels, amount?: number) => void;
  readonly measure: (name: HistogramName, value: number, labels: Labels) => void;
  /** Reads a gauge whenever the metrics are collected; one that cannot be read has no value then. */
  readonly watch: (
    name: GaugeName,
    read: () => Promise<readonly (readonly [number, Labels])[]> | readonly (readonly [number, Labels])[],
  ) => void;
  /** Hands on what browsers traced. */
  readonly keepSpans: (batch: BrowserSpans, receivedAt: Date) => void;
  /** Hands on what browsers reported. */
  readonly keepReports: (batch: ClientReports) => void;
  /** Hands on a line of the log: a warning or an error. */
  readonly keepLine: (line: string) => void;
  /** Writes the metrics as Prometheus reads them. */
  readonly writeMetrics: () => Promise<string>;
  /** Sends what is left. */
  readonly stop: () => Promise<void>;
}

/** How the gateway is watched, as the deployment says. */
export interface ObservabilityConfig {
  /** Where traces, metrics and logs go, each by OTLP over HTTP; absent for what goes nowhere. */
  readonly collector: {
    readonly traces: string | undefined;
    readonly metrics: string | undefined;
    readonly logs: string | undefined;
  };
  /** Which requests without a trace of their own begin one. */
  readonly sampler: { readonly share: number; readonly isParentBased: boolean };
  readonly metricIntervalMs: number;
  /** What Prometheus proves itself by; absent where nobody may read `/metrics`. */
  readonly metricsKey: string | undefined;
}

/** Loads what tells those who watch, where anybody does. */
export async function openObserver(config: ObservabilityConfig): Promise<Observer | undefined> {
  const { traces, metrics, logs } = config.collector;
  if (traces === undefined && metrics === undefined && logs === undefined && config.metricsKey === undefined) return;
  const { createOpenTelemetry } = await import('./open-telemetry/open-telemetry.ts');
  return createOpenTelemetry(config);
}
