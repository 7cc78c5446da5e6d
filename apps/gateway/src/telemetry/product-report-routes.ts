import { endpoints, type Funnel } from '@airline/contract';
import { Hono } from 'hono';

import { noStore } from '../http/no-store.ts';
import { parseQuery } from '../http/parse-query.ts';
import { refuse } from '../http/refusal.ts';
import { countSteps } from './funnel-store.ts';
import { reportExperiments } from './report-experiments.ts';
import type { TelemetryServices } from './services.ts';

/** What the reports of operators are made with. */
export interface OperationsServices extends TelemetryServices {
  /** Counts the orders that were confirmed within a time, and what they came from. */
  readonly countConfirmedOrders: (
    from: Date,
    to: Date,
  ) => Promise<{
    readonly count: number;
    readonly campaigns: readonly (Omit<Funnel['campaigns'][number], 'total'> & { readonly totalMinor: number })[];
  }>;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Answers the airline's operators: how far bookings come, and what experiments have shown. */
export function productReportRoutes(services: OperationsServices): Hono {
  const { db, now, countConfirmedOrders } = services;
  const { readFunnel, reportExperiments: report } = endpoints;
  return new Hono()
    .get(readFunnel.path, async (context) => {
      const parsed = parseQuery(context, readFunnel.query);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const to = now();
      const from = new Date(to.getTime() - parsed.value.days * dayMs);
      const [steps, { count, campaigns }] = await Promise.all([
        countSteps(db, from, to),
        countConfirmedOrders(from, to),
      ]);
      const answer: Funnel = {
        from: from.toISOString(),
        to: to.toISOString(),
        steps: [...steps],
        confirmedOrders: count,
        campaigns: campaigns.map(({ totalMinor, ...campaign }) => ({
          ...campaign,
          total: { amountMinor: totalMinor, currency: 'USD' },
        })),
      };
      return context.json(answer, readFunnel.success, noStore);
    })
    .get(report.path, async (context) =>
      context.json({ reports: await reportExperiments(db, now()) }, report.success, noStore),
    );
}
