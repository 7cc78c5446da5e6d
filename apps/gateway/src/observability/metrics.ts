interface MetricRow {
  readonly kind: 'counter' | 'histogram' | 'gauge';
  /** As UCUM has it: `s` for seconds. */
  readonly unit?: string;
  readonly description: string;
  /** The upper bounds of a histogram's buckets. */
  readonly buckets?: readonly number[];
}

const waitingSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Every metric of the gateway. No attribute of theirs holds anything about a person: routes are patterns, kinds and limits are names
 * of this program.
 *
 * Source: OpenTelemetry's semantic conventions name those of HTTP, databases, Node and the process.
 */
export const metrics = {
  'http.server.request.duration': {
    kind: 'histogram',
    unit: 's',
    description: 'How long answers took, by method, route and status.',
    buckets: waitingSeconds,
  },
  'db.client.operation.duration': {
    kind: 'histogram',
    unit: 's',
    description: 'How long statements took, by what they do.',
    buckets: [0.001, ...waitingSeconds],
  },
  'airline.jobs.run': { kind: 'counter', description: 'Attempts of jobs, by kind and outcome.' },
  'airline.jobs.state': { kind: 'gauge', description: 'Jobs by kind and state: due, waiting, running, givenUp.' },
  'airline.jobs.oldest_due': {
    kind: 'gauge',
    unit: 's',
    description: 'For how long the oldest job of a kind that may run has been due.',
  },
  'airline.limits.refused': { kind: 'counter', description: 'Requests and tries that a limit refused, by its name.' },
  'airline.browser.errors': { kind: 'counter', description: 'Errors that browsers reported, by app and event.' },
  'airline.browser.dropped': { kind: 'counter', description: 'Reports and measurements that browsers had to drop.' },
  'airline.browser.steps': { kind: 'counter', description: 'Steps of bookings that browsers measured, by event.' },
  'airline.web_vitals.time': {
    kind: 'histogram',
    unit: 's',
    description: 'FCP, INP, LCP and TTFB of pages, by name and route.',
    buckets: [0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10],
  },
  'airline.web_vitals.shift': {
    kind: 'histogram',
    description: 'CLS of pages, by route.',
    buckets: [0, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  },
  'airline.database.up': { kind: 'gauge', description: '1 while the database answers, else 0.' },
  'airline.schedule.ready': { kind: 'gauge', description: '1 once the schedule is read, else 0.' },
  'airline.settings.version': { kind: 'gauge', description: '1 for the version of the settings in force.' },
  'nodejs.eventloop.delay.p99': {
    kind: 'gauge',
    unit: 's',
    description: 'How late the event loop was, for one in a hundred turns since the last collection.',
  },
  'process.memory.usage': { kind: 'gauge', unit: 'By', description: 'The memory that the process holds.' },
} as const satisfies Readonly<Record<string, MetricRow>>;

type MetricsOfKind<Kind extends MetricRow['kind']> = {
  [Name in keyof typeof metrics]: (typeof metrics)[Name]['kind'] extends Kind ? Name : never;
}[keyof typeof metrics];

/** Names what is counted. */
export type CounterName = MetricsOfKind<'counter'>;
/** Names what is measured, each time it happens. */
export type HistogramName = MetricsOfKind<'histogram'>;
/** Names what is read when the metrics are collected. */
export type GaugeName = MetricsOfKind<'gauge'>;
