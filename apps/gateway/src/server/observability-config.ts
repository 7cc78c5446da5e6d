import * as z from 'zod';

import type { ObservabilityConfig } from '../observability/observer.ts';

const endpoint = z.url({ protocol: /^https?$/ }).optional();

/** OpenTelemetry's standard variables that the gateway reads; headers, timeouts, certificates and names its library does. */
export const observabilityVariables = {
  OTEL_SDK_DISABLED: z.string().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(['http/json']).default('http/json'),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none']).default('otlp'),
  OTEL_METRICS_EXPORTER: z.enum(['otlp', 'none']).default('otlp'),
  OTEL_LOGS_EXPORTER: z.enum(['otlp', 'none']).default('otlp'),
  OTEL_TRACES_SAMPLER: z
    .enum([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ])
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(1_000).default(60_000),
  METRICS_KEY: z.string().min(32, 'give 32 characters or more').optional(),
};

type Values = z.infer<z.ZodObject<typeof observabilityVariables>>;

/** Tells who watches the gateway. Source: https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/ */
export function toObservability(values: Values): ObservabilityConfig {
  const isOff = values.OTEL_SDK_DISABLED?.toLowerCase() === 'true';
  const [, parentBased, kind] = /^(parentbased_)?(.+)$/.exec(values.OTEL_TRACES_SAMPLER) ?? [];
  const shares: Readonly<Record<string, number>> = { always_on: 1, always_off: 0 };
  const to = (
    exporter: 'otlp' | 'none',
    own: string | undefined,
    path: 'traces' | 'metrics' | 'logs',
  ): string | undefined => {
    if (isOff || exporter === 'none') return undefined;
    const base = values.OTEL_EXPORTER_OTLP_ENDPOINT;
    return own ?? (base === undefined ? undefined : `${base.replace(/\/$/, '')}/v1/${path}`);
  };
  return {
    collector: {
      traces: to(values.OTEL_TRACES_EXPORTER, values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, 'traces'),
      metrics: to(values.OTEL_METRICS_EXPORTER, values.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT, 'metrics'),
      logs: to(values.OTEL_LOGS_EXPORTER, values.OTEL_EXPORTER_OTLP_LOGS_ENDPOINT, 'logs'),
    },
    sampler: {
      share: shares[kind ?? ''] ?? values.OTEL_TRACES_SAMPLER_ARG,
      isParentBased: parentBased !== undefined,
    },
    metricIntervalMs: values.OTEL_METRIC_EXPORT_INTERVAL,
    metricsKey: values.METRICS_KEY,
  };
}
