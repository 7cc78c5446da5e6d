const minuteMs = 60_000;

/** Writes an instant as a field for date and time has it, by the clocks of a zone: `2026-12-04T18:00`. */
export function toLocalInput(instant: string | Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/**
 * Reads what a field for date and time has as the instant at which the clocks of a zone show it; `undefined` where it is none. An hour that
 * comes twice is its first, and one that a change of the clocks leaves out is as much later.
 */
export function parseLocalInput(local: string, timeZone: string): Date | undefined {
  const wanted = Date.parse(`${local}:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) || Number.isNaN(wanted)) return undefined;
  // Clocks change by hours, twice a year: the offsets a day before and after are all that there can be.
  const offsets = [-1, 1].map((days) => {
    const near = new Date(wanted + days * 24 * 60 * minuteMs);
    return Date.parse(`${toLocalInput(near, timeZone)}:00Z`) - Math.floor(near.getTime() / minuteMs) * minuteMs;
  });
  const [before = 0, after = 0] = offsets;
  const candidates = [wanted - before, wanted - after].toSorted((one, other) => one - other).map((at) => new Date(at));
  return candidates.find((at) => toLocalInput(at, timeZone) === local) ?? new Date(wanted - before);
}
