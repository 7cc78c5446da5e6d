import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';

import { testConfig } from '../../test-support/config.ts';
import { type CounterName, type GaugeName, type HistogramName, metrics } from './metrics.ts';
import { type Observer, openObserver } from './observer.ts';

const gatewayFolder = join(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(join(gatewayFolder, 'monitoring', name), 'utf8');

const rules = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.strictObject({
            alert: z.string().regex(/^[A-Z][A-Za-z]+$/),
            expr: z.string(),
            for: z.string().regex(/^\d+[mh]$/),
            labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
            annotations: z.strictObject({ summary: z.string(), runbook: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(read('alerts.yaml')))
  .groups.flatMap((group) => group.rules);

const panels = z
  .object({
    panels: z.array(
      z.object({ id: z.int(), title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) }),
    ),
  })
  .parse(JSON.parse(read('dashboard.json'))).panels;

/** The labels of each metric, as the code that counts it has them. */
const labels: Readonly<Record<keyof typeof metrics, readonly string[]>> = {
  'http.server.request.duration': ['http.request.method', 'http.route', 'http.response.status_code'],
  'db.client.operation.duration': ['db.operation.name'],
  'airline.jobs.run': ['kind', 'outcome'],
  'airline.jobs.state': ['kind', 'state'],
  'airline.jobs.oldest_due': ['kind'],
  'airline.limits.refused': ['limit'],
  'airline.browser.errors': ['app', 'event'],
  'airline.browser.dropped': [],
  'airline.browser.steps': ['event'],
  'airline.web_vitals.time': ['name', 'route'],
  'airline.web_vitals.shift': ['route'],
  'airline.database.up': [],
  'airline.schedule.ready': [],
  'airline.settings.version': ['version'],
  'nodejs.eventloop.delay.p99': [],
  'process.memory.usage': [],
};

/** What of an expression is no metric and no label. */
const words = /^(sum|max|count|rate|increase|topk|histogram_quantile|by|and|le|up|job|\d.*|e9)$/;

let observer: Observer;
let written: string;

beforeAll(async () => {
  const key = 'a-key-of-the-tests-that-reads-the-metrics';
  observer = (await openObserver(testConfig({ METRICS_KEY: key }).observability)) ?? expect.unreachable();
  for (const [name, { kind }] of Object.entries(metrics)) {
    const given = Object.fromEntries(labels[name as keyof typeof metrics].map((label) => [label, 'some']));
    if (kind === 'counter') observer.count(name as CounterName, given);
    else if (kind === 'histogram') observer.measure(name as HistogramName, 1, given);
    else if (!/^(nodejs|process)/.test(name)) observer.watch(name as GaugeName, () => [[1, given]]);
  }
  written = await observer.writeMetrics();
});
afterAll(() => observer.stop());

/** Finds the series with a name: which labels they have. */
function labelsOf(name: string): ReadonlySet<string> | undefined {
  const found = new RegExp(`^${name}(?:\\{(.*)\\})? `, 'm').exec(written);
  if (found === null) return undefined;
  return new Set([...(found[1] ?? '').matchAll(/([a-z_]+)="/g)].map(([, label]) => label ?? ''));
}

function faultsOf(expression: string): readonly string[] {
  const bare = expression.replaceAll(/"[^"]*"/g, '').replaceAll(/\[[^\]]*\]/g, '');
  const names = [...bare.matchAll(/[A-Za-z_][\w.]*/g)].map(([name]) => name).filter((name) => !words.test(name));
  const series = names.filter((name) => labelsOf(name) !== undefined);
  const known = new Set(series.flatMap((name) => [...(labelsOf(name) ?? [])]));
  const unknown = names.filter((name) => !series.includes(name) && !known.has(name));
  return [...unknown, ...(series.length === 0 && !bare.includes('up{') ? ['no metric'] : [])];
}

describe('the alert rules', () => {
  test.each(rules.map((rule) => [rule.alert, rule] as const))(
    '%s names metrics and labels that there are',
    (_, rule) => {
      expect(faultsOf(rule.expr)).toEqual([]);
      expect(existsSync(join(gatewayFolder, rule.annotations.runbook)), rule.annotations.runbook).toBe(true);
    },
  );

  test('have each a name of its own', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  });
});

test.each(panels.map((panel) => [panel.title, panel] as const))(
  'the dashboard’s “%s” names metrics and labels that there are',
  (_, { targets }) => {
    expect(targets.flatMap(({ expr }) => faultsOf(expr))).toEqual([]);
  },
);

test('a name that no metric has is found', () => {
  expect(faultsOf('sum by (kind) (rate(airline_jobs_done_total[5m]))')).toContain('airline_jobs_done_total');
  expect(faultsOf('sum by (colour) (rate(airline_jobs_run_total[5m]))')).toEqual(['colour']);
});

test('every metric stands on the dashboard', () => {
  const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n');
  const missing = Object.keys(metrics).filter((name) => !shown.includes(name.replaceAll('.', '_')));
  expect(missing).toEqual([]);
});
