import { eventSources, type LegEvent, type LegFacts, type LegField } from './leg-event.ts';

/** What is true of a leg by what was reported: nothing in it is withdrawn. */
export type LegState = {
  readonly [Field in LegField]?: NonNullable<LegFacts[Field]>;
};

/** One field as one event reported it. */
export interface FieldReport {
  readonly field: LegField;
  readonly value: LegFacts[LegField];
  readonly saidAt: number;
  readonly source: LegEvent['source'];
}

/**
 * Folds events of one leg into its state: of each field the value that was said last.
 *
 * Which value is last depends on the events alone and never on the order in which they arrived: by when it was said, then by
 * source (`eventSources`, the last one counts most), then by the value's own text. The same event twice changes nothing.
 */
export function foldEvents(events: Iterable<LegEvent>): LegState {
  const latest = new Map<LegField, FieldReport>();
  for (const report of listReports(events)) {
    const before = latest.get(report.field);
    if (before === undefined || compareReports(before, report) < 0) latest.set(report.field, report);
  }
  const known = [...latest.values()].filter(({ value }) => value !== null);
  return Object.fromEntries(known.map(({ field, value }) => [field, value])) as LegState;
}

/** Lists what events report field by field, in the order in which it was said. */
export function sortReports(events: Iterable<LegEvent>): readonly FieldReport[] {
  return [...listReports(events)].toSorted(compareReports);
}

function* listReports(events: Iterable<LegEvent>): Generator<FieldReport> {
  for (const { facts, saidAt, source } of events) {
    for (const field of Object.keys(facts) as LegField[]) {
      const value = facts[field];
      if (value !== undefined) yield { field, value, saidAt, source };
    }
  }
}

/** A total order of the reports of one field. */
function compareReports(a: FieldReport, b: FieldReport): number {
  if (a.saidAt !== b.saidAt) return a.saidAt - b.saidAt;
  const bySource = eventSources.indexOf(a.source) - eventSources.indexOf(b.source);
  if (bySource !== 0) return bySource;
  const [first, second] = [`${a.field}${JSON.stringify(a.value)}`, `${b.field}${JSON.stringify(b.value)}`];
  return first < second ? -1 : Number(first > second);
}
