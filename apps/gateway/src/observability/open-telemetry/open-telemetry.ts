import { AsyncLocalStorage } from 'node:async_hooks';

import type { BrowserSpan, BrowserSpans, ClientReports } from '@airline/contract';
import {
  type Context,
  type Span as ApiSpan,
  ROOT_CONTEXT,
  SeverityNumber,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  hostDetector,
  processDetector,
  resourceAttributesEnvDetector,
  type Resource,
  resourceFromAttributes,
  serviceInstanceIdDetector,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import {
  AlwaysOffSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type Sampler,
  SamplingDecision,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';

import type { BegunRequest, ObservabilityConfig, Observer, TracedRequest } from '../observer.ts';
import { openMetrics } from './open-metrics.ts';
import { ownConnection, scope, toHrTime } from './otlp.ts';
import { describeStatement } from '../statement-text.ts';

/** So many traces begin in a second at most, no matter who asks for one: traces cost as little under load as without. */
const mostTracesASecond = 50;

/** How long the collector may take for what is left when the gateway ends. */
const stopWithinMs = 3_000;

/** Tells OpenTelemetry's collectors and Prometheus. Nothing of it is global: a process may have several. */
export function createOpenTelemetry(config: ObservabilityConfig): Observer {
  const resource = readResource('airline-gateway');
  const spans = openTraces(config, resource);
  const meters = openMetrics(config, resource);
  const logs = openLogs(config, resource);
  const active = new AsyncLocalStorage<Context>();

  async function runSpan<Value>(span: ApiSpan, parent: Context, run: () => Promise<Value>): Promise<Value> {
    try {
      return await active.run(trace.setSpan(parent, span), run);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', typeOf(error));
      throw error;
    } finally {
      span.end();
    }
  }

  return {
    beginRequest({ method, traceparent }: BegunRequest): TracedRequest | undefined {
      // Most requests under load: nothing is made for them.
      if (spans === undefined || spans.isLimitReached()) return undefined;
      const parent = readTraceparent(traceparent);
      const span = spans.tracer.startSpan(
        method,
        { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } },
        parent,
      );
      if (!span.isRecording()) return undefined;
      const { traceId, spanId } = span.spanContext();
      return {
        traceId,
        traceresponse: `00-${traceId}-${spanId}-01`,
        run: (work) => active.run(trace.setSpan(parent, span), work),
        end({ route, status }) {
          span.updateName(`${method} ${route}`);
          span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    async runStatement(statement, run) {
      const { name, operation, text } = describeStatement(statement);
      const parent = active.getStore();
      const started = performance.now();
      try {
        if (parent === undefined || spans === undefined) return await run();
        const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text };
        return await runSpan(spans.tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent), parent, run);
      } finally {
        meters.measure('db.client.operation.duration', (performance.now() - started) / 1_000, {
          'db.operation.name': operation,
        });
      }
    },
    async runJob(kind, run) {
      if (spans === undefined) return run();
      const options = { kind: SpanKind.CONSUMER, attributes: { 'airline.job.kind': kind } };
      return runSpan(spans.tracer.startSpan(`job ${kind}`, options, ROOT_CONTEXT), ROOT_CONTEXT, run);
    },
    count: meters.count,
    measure: meters.measure,
    watch: meters.watch,
    keepSpans({ spans: traced, sentAtMs }: BrowserSpans, receivedAt: Date) {
      // Browsers' clocks are off: what was sent just now was sent at the gateway's time.
      const aheadMs = receivedAt.getTime() - sentAtMs;
      for (const span of traced) spans?.processor.onEnd(toReadableSpan(span, aheadMs));
    },
    keepReports({ reports }: ClientReports) {
      for (const { occurredAt, level, event, message, stack, ...about } of reports) {
        logs?.logger.emit({
          timestamp: new Date(occurredAt),
          ...severityOf[level],
          eventName: event,
          body: message ?? event,
          attributes: definedOf({
            'airline.app': about.app,
            'airline.route': about.route,
            'airline.language': about.language,
            'airline.reference': about.reference,
            'airline.settings.version': about.settings,
            'exception.stacktrace': stack,
          }),
        });
      }
    },
    keepLine(line) {
      if (logs === undefined) return;
      const { level, time, msg, ...rest } = parseLine(line);
      const within = active.getStore();
      logs.logger.emit({
        timestamp: new Date(Number(time)),
        ...(Number(level) >= 50 ? severityOf.ERROR : severityOf.WARN),
        body: typeof msg === 'string' ? msg : 'a line without a message',
        attributes: Object.fromEntries(
          Object.entries(rest).map(([name, value]) => [
            name,
            typeof value === 'object' ? JSON.stringify(value) : (value as string),
          ]),
        ),
        ...(within === undefined ? {} : { context: within }),
      });
    },
    writeMetrics: meters.write,
    async stop() {
      const stopped = Promise.allSettled([spans?.provider.shutdown(), meters.stop(), logs?.provider.shutdown()]);
      await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, stopWithinMs).unref())]);
    },
  };
}

const detectors = [resourceAttributesEnvDetector, serviceNameEnvDetector, hostDetector, serviceInstanceIdDetector];

/** What a telemetry says of where it comes from: the standard variables may name it otherwise. */
function readResource(serviceName: string): Resource {
  return defaultResource()
    .merge(resourceFromAttributes({ 'service.name': serviceName }))
    .merge(detectResources({ detectors: [...detectors, processIdDetector] }));
}

const toldOfProcess: ReadonlySet<string> = new Set(['process.pid', 'process.runtime.name', 'process.runtime.version']);

/** Of the process its number and its runtime: its command line and its owner are left out. */
const processIdDetector = {
  detect: (...given: Parameters<typeof processDetector.detect>) => {
    const { attributes = {} } = processDetector.detect(...given);
    return { attributes: Object.fromEntries(Object.entries(attributes).filter(([name]) => toldOfProcess.has(name))) };
  },
};

function openTraces({ collector, sampler }: ObservabilityConfig, resource: Resource) {
  if (collector.traces === undefined) return undefined;
  const processor = new BatchSpanProcessor({
    exporter: new OTLPTraceExporter({ url: collector.traces, ...ownConnection }),
  });
  const limits = [createLimit(), createLimit()] as const;
  const provider = new TracerProvider({ resource, sampler: toSampler(sampler, limits), spanProcessors: [processor] });
  return {
    provider,
    processor,
    tracer: provider.getTracer(scope.name),
    isLimitReached: () => limits.every((limit) => limit.isReached()),
  };
}

/** Counts the traces begun in this second, of which there are no more than {@link mostTracesASecond}. */
function createLimit() {
  let second = 0;
  let begun = 0;
  function inThisSecond(): number {
    const now = Math.floor(performance.now() / 1_000);
    if (now !== second) {
      second = now;
      begun = 0;
    }
    return begun;
  }
  return {
    isReached: () => inThisSecond() >= mostTracesASecond,
    take(): boolean {
      const isTaken = inThisSecond() < mostTracesASecond;
      if (isTaken) begun += 1;
      return isTaken;
    },
  };
}

type Limit = ReturnType<typeof createLimit>;

/** Begins traces as the deployment says, each kind within its limit: a browser asks in good faith, a stranger without end. */
function toSampler(
  { share, isParentBased }: ObservabilityConfig['sampler'],
  [ofRoots, ofBrowsers]: readonly [Limit, Limit],
): Sampler {
  const root = limitTraces(new TraceIdRatioBasedSampler(share), ofRoots);
  if (!isParentBased) return withinTrace(root, limitTraces(new TraceIdRatioBasedSampler(share), ofBrowsers));
  return new ParentBasedSampler({
    root,
    remoteParentSampled: limitTraces(new TraceIdRatioBasedSampler(1), ofBrowsers),
    remoteParentNotSampled: new AlwaysOffSampler(),
  });
}

/** Decides for the first span of the gateway alone: those within it go with it. */
function withinTrace(root: Sampler, remote: Sampler): Sampler {
  return new ParentBasedSampler({ root, remoteParentSampled: remote, remoteParentNotSampled: remote });
}

function limitTraces(sampler: Sampler, limit: Limit): Sampler {
  return {
    shouldSample(...asked) {
      const sampled = sampler.shouldSample(...asked);
      if (sampled.decision !== SamplingDecision.RECORD_AND_SAMPLED || limit.take()) return sampled;
      return { decision: SamplingDecision.NOT_RECORD };
    },
    toString: () => `${String(sampler)}, at most ${mostTracesASecond} a second`,
  };
}

/** Reads a `traceparent`; what is none begins a trace. Source: W3C Trace Context §3.2. */
function readTraceparent(header: string | undefined): Context {
  const [, traceId, spanId, flags] =
    /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/.exec(header ?? '') ?? [];
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags ?? '', 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

function openLogs({ collector }: ObservabilityConfig, resource: Resource) {
  if (collector.logs === undefined) return undefined;
  const processor = new BatchLogRecordProcessor({
    exporter: new OTLPLogExporter({ url: collector.logs, ...ownConnection }),
  });
  const provider = new LoggerProvider({ resource, processors: [processor] });
  return { provider, logger: provider.getLogger(scope.name) };
}

const severityOf = {
  TRACE: { severityNumber: SeverityNumber.TRACE, severityText: 'TRACE' },
  DEBUG: { severityNumber: SeverityNumber.DEBUG, severityText: 'DEBUG' },
  INFO: { severityNumber: SeverityNumber.INFO, severityText: 'INFO' },
  WARN: { severityNumber: SeverityNumber.WARN, severityText: 'WARN' },
  ERROR: { severityNumber: SeverityNumber.ERROR, severityText: 'ERROR' },
} as const;

const resourcesOfApps = new Map<string, Resource>();

function resourceOfApp(app: string): Resource {
  const known = resourcesOfApps.get(app) ?? resourceFromAttributes({ 'service.name': `airline-${app}` });
  resourcesOfApps.set(app, known);
  return known;
}

/** What a browser traced, as a span of the app that it ran. */
function toReadableSpan(span: BrowserSpan, aheadMs: number): ReadableSpan {
  const { traceId, spanId, parentSpanId, app, route, startedAtMs, durationMs } = span;
  const context = (id: string) => ({ traceId, spanId: id, traceFlags: TraceFlags.SAMPLED });
  const isCall = span.call !== undefined;
  return {
    name: span.call ?? 'press',
    kind: isCall ? SpanKind.CLIENT : SpanKind.INTERNAL,
    spanContext: () => context(spanId),
    ...(parentSpanId === undefined ? {} : { parentSpanContext: context(parentSpanId) }),
    startTime: toHrTime(startedAtMs + aheadMs),
    endTime: toHrTime(startedAtMs + aheadMs + durationMs),
    duration: toHrTime(durationMs),
    status: { code: isCall && (span.status ?? 0) >= 400 ? SpanStatusCode.ERROR : SpanStatusCode.UNSET },
    attributes: definedOf({ 'airline.route': route, 'http.response.status_code': span.status }),
    links: [],
    events: [],
    ended: true,
    resource: resourceOfApp(app),
    instrumentationScope: scope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

function definedOf<Value>(values: Readonly<Record<string, Value | undefined>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, Value] => entry[1] !== undefined));
}

/** Of an error its class: messages quote what they are about. */
function typeOf(error: unknown): string {
  return error instanceof Error ? error.constructor.name : typeof error;
}

function parseLine(line: string): Readonly<Record<string, unknown>> {
  return JSON.parse(line) as Readonly<Record<string, unknown>>;
}
