import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

import * as z from 'zod';

/*
 * OTLP/HTTP in its JSON form. Strict where the protocol is: ids are hexadecimal, nanoseconds are texts of digits, names are those of
 * the protocol.
 *
 * Source: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding and opentelemetry-proto 1.x.
 */
const nanoseconds = z.string().regex(/^\d{1,20}$/);
const value = z.strictObject({
  stringValue: z.string().optional(),
  boolValue: z.boolean().optional(),
  intValue: z.union([z.int(), z.string().regex(/^-?\d+$/)]).optional(),
  doubleValue: z.number().optional(),
  arrayValue: z.unknown().optional(),
  kvlistValue: z.unknown().optional(),
});
const attributes = z.array(z.strictObject({ key: z.string().min(1), value })).default([]);
const resource = z.looseObject({ attributes });
const scope = z.looseObject({ name: z.string() });
const dropped = z.int().nonnegative().optional();

const span = z.strictObject({
  traceId: z.string().regex(/^[\da-f]{32}$/),
  spanId: z.string().regex(/^[\da-f]{16}$/),
  parentSpanId: z
    .string()
    .regex(/^[\da-f]{16}$/)
    .optional(),
  traceState: z.string().optional(),
  flags: z.int().optional(),
  name: z.string().min(1),
  kind: z.int().min(1).max(5),
  startTimeUnixNano: nanoseconds,
  endTimeUnixNano: nanoseconds,
  attributes,
  droppedAttributesCount: dropped,
  events: z.array(z.unknown()).optional(),
  droppedEventsCount: dropped,
  links: z.array(z.unknown()).optional(),
  droppedLinksCount: dropped,
  status: z.strictObject({ code: z.int().min(0).max(2).optional(), message: z.string().optional() }),
});
const traces = z.strictObject({
  resourceSpans: z.array(
    z.looseObject({ resource, scopeSpans: z.array(z.looseObject({ scope, spans: z.array(span).min(1) })) }),
  ),
});

const logRecord = z.looseObject({
  timeUnixNano: nanoseconds,
  observedTimeUnixNano: nanoseconds.optional(),
  severityNumber: z.int().min(1).max(24),
  severityText: z.string(),
  body: value,
  attributes,
  eventName: z.string().optional(),
  traceId: z
    .string()
    .regex(/^[\da-f]{32}$/)
    .optional(),
});
const logs = z.strictObject({
  resourceLogs: z.array(
    z.looseObject({ resource, scopeLogs: z.array(z.looseObject({ logRecords: z.array(logRecord) })) }),
  ),
});

const points = z.looseObject({ dataPoints: z.array(z.looseObject({ timeUnixNano: nanoseconds, attributes })) });
const metric = z.looseObject({
  name: z.string().min(1),
  sum: points.optional(),
  gauge: points.optional(),
  histogram: points.optional(),
});
const metrics = z.strictObject({
  resourceMetrics: z.array(
    z.looseObject({ resource, scopeMetrics: z.array(z.looseObject({ scope, metrics: z.array(metric) })) }),
  ),
});

const signals = { '/v1/traces': traces, '/v1/logs': logs, '/v1/metrics': metrics } as const;

/** A span as the receiver has it: attributes by their names. */
export interface ReceivedSpan extends Omit<z.infer<typeof span>, 'attributes'> {
  readonly service: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** A collector of a test's: it takes what OTLP over HTTP allows, and keeps as a fault what it does not. */
export interface OtlpReceiver {
  readonly endpoint: string;
  readonly spans: ReceivedSpan[];
  readonly logs: z.infer<typeof logRecord>[];
  readonly metrics: z.infer<typeof metric>[];
  /** Everything that came, as it came. */
  readonly bodies: string[];
  /** What was against the protocol. */
  readonly faults: string[];
  close(): Promise<void>;
}

/** Opens a receiver on a free port of loopback. */
export async function openOtlpReceiver(): Promise<OtlpReceiver> {
  const received = {
    spans: [] as ReceivedSpan[],
    logs: [] as z.infer<typeof logRecord>[],
    metrics: [] as z.infer<typeof metric>[],
    bodies: [] as string[],
    faults: [] as string[],
  };

  function take(path: string, body: string): void {
    received.bodies.push(body);
    const signal = path in signals ? signals[path as keyof typeof signals] : undefined;
    if (signal === undefined) return void received.faults.push(`There is no signal at ${path}.`);
    const parsed = signal.safeParse(JSON.parse(body));
    if (!parsed.success) return void received.faults.push(`${path}: ${z.prettifyError(parsed.error)}`);
    const { data } = parsed;
    if ('resourceSpans' in data) {
      for (const each of data.resourceSpans) {
        const service = String(toRecord(each.resource.attributes)['service.name']);
        for (const taken of each.scopeSpans.flatMap(({ spans }) => spans)) {
          received.spans.push({ ...taken, service, attributes: toRecord(taken.attributes) });
        }
      }
    } else if ('resourceLogs' in data) {
      received.logs.push(
        ...data.resourceLogs.flatMap((each) => each.scopeLogs.flatMap(({ logRecords }) => logRecords)),
      );
    } else {
      received.metrics.push(...data.resourceMetrics.flatMap((each) => each.scopeMetrics.flatMap((of) => of.metrics)));
    }
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, headers } = request;
      if (method !== 'POST') received.faults.push(`${method} is not POST.`);
      if (headers['content-type'] !== 'application/json')
        received.faults.push(`${headers['content-type']} is not JSON.`);
      const sent = Buffer.concat(chunks);
      take(request.url ?? '', (headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent).toString());
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...received,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function toRecord(given: z.infer<typeof attributes>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(given.map((each) => [each.key, Object.values(each.value)[0]]));
}
