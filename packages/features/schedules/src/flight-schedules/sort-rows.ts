import type { ScheduleRow } from '@airline/contract';
import type { SortOrder } from '@airline/ui/table';

/** The columns by which a timetable can be sorted, each with what its rows are compared by. */
const keys: Readonly<Record<string, (row: ScheduleRow) => string | number>> = {
  departs: ({ legs }) => legs[0]?.departs ?? '',
  arrives: ({ legs }) => `${legs.at(-1)?.arrivesAfterDays ?? 0} ${legs.at(-1)?.arrives ?? ''}`,
  stops: ({ stops }) => stops,
  duration: ({ durationMinutes }) => durationMinutes,
};

/** Sorts the rows of a timetable; rows that are equal stay in the order that they have. */
export function sortRows(rows: readonly ScheduleRow[], { column, direction }: SortOrder): readonly ScheduleRow[] {
  const key = keys[column];
  if (key === undefined) return rows;
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [one, other] = [key(a), key(b)];
    return one === other ? 0 : one < other ? -sign : sign;
  });
}
