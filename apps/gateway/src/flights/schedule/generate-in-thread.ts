import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { LegPattern } from './rules/index.ts';

/** The days of a timetable to draw. */
export interface TimetablePeriod {
  /** 'YYYY-MM-DD' */
  readonly from: string;
  readonly days: number;
}

/** Draws the timetable of the active stations in a thread of its own: a second or two that no request waits for. */
export async function generateTimetableInThread(period: TimetablePeriod): Promise<readonly LegPattern[]> {
  const thread = new Worker(new URL('timetable-thread.ts', import.meta.url), { workerData: period });
  const [patterns] = (await once(thread, 'message')) as [readonly LegPattern[]];
  return patterns;
}
