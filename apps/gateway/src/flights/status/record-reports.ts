import type { FlightReport, RecordedReports } from '@airline/contract';

import type { Database } from '../../database/database.ts';
import { type Refused, refusedFields } from '../../http/refusal.ts';
import type { Schedule } from '../schedule/rules/index.ts';
import { findLeg } from '../schedule/rules/index.ts';
import { insertLegEvents } from './leg-event-store.ts';
import { formatMessageFault, type LegEvent, type LegFacts, matchMessages, parseMessages } from './rules/index.ts';

/** What reports are recorded with. */
export interface Recording {
  readonly db: Database;
  readonly schedule: Schedule;
  readonly now: Date;
}

type Recorded = { readonly answer: RecordedReports } | Refused;

/** A feed's clock may be ahead of this one by so much. */
const CLOCK_DIFFERENCE_MS = 120_000;
/** More faults than these do not tell more of what is wrong with a text. */
const MOST_FAULTS = 50;

/** Records reports of legs; those of legs that the schedule does not have are named. */
export async function recordReports(
  reports: readonly FlightReport[],
  { db, schedule, now }: Recording,
): Promise<Recorded> {
  const latest = now.getTime() + CLOCK_DIFFERENCE_MS;
  const early = reports.flatMap(({ saidAt }, index) =>
    Date.parse(saidAt) > latest ? [{ pointer: `/reports/${index}/saidAt`, code: 'saidInFuture' }] : [],
  );
  if (early.length > 0) return refusedFields(early);
  const events: LegEvent[] = [];
  const remarks: string[] = [];
  for (const { flight, date, from, saidAt, facts } of reports) {
    const leg = findLeg(schedule, `${flight}-${date}-${from}`);
    if (leg === undefined) remarks.push(`${flight} does not depart from ${from} on ${date}: not stored.`);
    else events.push({ legId: leg.id, saidAt: Date.parse(saidAt), source: 'feed', facts: toFacts(facts) });
  }
  await insertLegEvents(db, events, now);
  return { answer: { recorded: events.length, remarks } };
}

/** Times are texts on the wire, and milliseconds since 1970 UTC within. */
function toFacts(facts: FlightReport['facts']): LegFacts {
  return Object.fromEntries(
    Object.entries(facts).map(([field, value]) => [field, timeFields.has(field) ? toInstant(value) : value]),
  );
}

const timeFields: ReadonlySet<string> = new Set([
  'scheduledDeparture',
  'scheduledArrival',
  'estimatedDeparture',
  'estimatedArrival',
  'boardingSince',
  'offBlock',
  'takeOff',
  'touchdown',
  'onBlock',
  'nextInformation',
]);

function toInstant(value: unknown): number | null | undefined {
  return typeof value === 'string' ? Date.parse(value) : (value as null | undefined);
}

/** Records the messages of a text; with a fault in one of its lines nothing of it. */
export async function recordMessages(text: string, { db, schedule, now }: Recording): Promise<Recorded> {
  const parsed = parseMessages(text);
  if ('faults' in parsed) {
    return refusedFields(
      parsed.faults.slice(0, MOST_FAULTS).map((fault) => ({
        pointer: '/text',
        code: 'badMessage',
        params: { line: fault.line, fault: formatMessageFault(fault) },
      })),
    );
  }
  const { events, unmatched } = matchMessages(parsed.messages, schedule, now.getTime());
  await insertLegEvents(db, events, now);
  const remarks = [...parsed.remarks, ...unmatched].map(formatMessageFault);
  return { answer: { recorded: events.length, remarks } };
}
