import type { AppliedRebooking } from './apply-rebooking.ts';
import type { PlannedRebooking } from './plan-rebooking.ts';

/** What is planned for an order, or was done. */
export interface ReportedRebooking {
  readonly planned: PlannedRebooking;
  /** Absent where nothing was done yet. */
  readonly applied?: AppliedRebooking;
}

const columns = [
  'record_locator',
  'people',
  'from',
  'to',
  'because',
  'leg',
  'planned',
  'result',
  'flights_before',
  'flights_after',
  'departs_at',
  'arrives_at',
  'delay_minutes',
] as const;

/**
 * Writes a line for each order as comma-separated values (RFC 4180), with a line of headings first. It names no traveller; the locators are as good
 * as names to who can read the database.
 */
export function writeCsv(rebookings: readonly ReportedRebooking[]): string {
  const lines = rebookings.map(({ planned, applied }) => {
    const { trip, bound, disruption, outcome } = planned;
    const from = trip.offer.bounds[bound]?.itinerary;
    const to = outcome.kind === 'rebook' ? outcome.way.itinerary : undefined;
    const cells: Record<(typeof columns)[number], string | number> = {
      record_locator: trip.recordLocator,
      people: countPeople(planned),
      from: from?.legs[0]?.from ?? '',
      to: from?.legs.at(-1)?.to ?? '',
      because: disruption.kind,
      leg: disruption.leg.id,
      planned: outcome.kind,
      result: applied === undefined ? '' : applied.kind === 'notDone' ? `notDone: ${applied.reason}` : applied.kind,
      flights_before: from?.id ?? '',
      flights_after: to?.id ?? '',
      departs_at: to?.legs[0]?.departsAt ?? '',
      arrives_at: to?.legs.at(-1)?.arrivesAt ?? '',
      delay_minutes: delayMinutes(planned) ?? '',
    };
    return columns.map((column) => writeCell(String(cells[column]))).join(',');
  });
  return [columns.join(','), ...lines].map((line) => `${line}\r\n`).join('');
}

function writeCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes how many orders and people there are of each result, or of each plan, and how late those arrive who were rebooked. */
export function writeTable(rebookings: readonly ReportedRebooking[]): string {
  const groups = new Map<string, PlannedRebooking[]>();
  for (const { planned, applied } of rebookings) {
    const name = applied === undefined ? planned.outcome.kind : applied.kind;
    groups.set(name, [...(groups.get(name) ?? []), planned]);
  }
  const rows = [...groups].map(([name, group]) => {
    const delays = group.flatMap((planned) => {
      const minutes = delayMinutes(planned);
      return minutes === undefined ? [] : Array.from({ length: countPeople(planned) }, () => minutes);
    });
    const sorted = delays.toSorted((one, other) => one - other);
    const mean = delays.reduce((sum, minutes) => sum + minutes, 0) / delays.length;
    const late = sorted[Math.ceil(sorted.length * 0.95) - 1];
    return [
      name,
      String(group.length),
      String(group.reduce((sum, planned) => sum + countPeople(planned), 0)),
      ...(late === undefined ? ['', ''] : [String(Math.round(mean)), String(Math.round(late))]),
    ];
  });
  const all = [['', 'orders', 'people', 'mean delay, minutes', '95 % at most'], ...rows];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  return all
    .map((row) =>
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))),
    )
    .map((row) => `${row.join('  ').trimEnd()}\n`)
    .join('');
}

function countPeople({
  trip: {
    offer: { party },
  },
}: PlannedRebooking): number {
  return party.adults + party.children + party.lapInfants;
}

/** How late a party arrives that gets other flights; 0 where it does not. */
function delayMinutes({ trip, bound, outcome }: PlannedRebooking): number | undefined {
  if (outcome.kind !== 'rebook') return undefined;
  const planned = Date.parse(trip.offer.bounds[bound]?.itinerary.legs.at(-1)?.arrivesAt ?? '');
  return Math.max(0, Math.round((outcome.way.arrivesAt - planned) / 60_000));
}
