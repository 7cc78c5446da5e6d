/** How far a zone's land may lie from the meridian of its standard time: western China and Spain reach 45° and 25°. */
const REACH_DEGREES = 45;
const DEGREES_AN_HOUR = 15;

/** An instant in the northern winter and one in the southern: in one of them each zone keeps its standard time. */
const instants: readonly Date[] = [new Date(Date.UTC(2026, 0, 1)), new Date(Date.UTC(2026, 6, 1))];

const hoursByZone = new Map<string, number | undefined>();

/** Reads the hours of a text such as 'GMT-03:30'; some engines write 'GMT' alone for none. */
export function hoursIn(text: string): number {
  const [, sign, hours, minutes] = /GMT([+-])(\d+):(\d+)/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) + Number(minutes ?? 0) / 60);
}

function offsetHours(timeZone: string): number | undefined {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
    return Math.min(
      ...instants.map((instant) =>
        hoursIn(format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''),
      ),
    );
  } catch {
    return undefined;
  }
}

/** Gives a zone's standard offset from UTC in hours, negative in the west; `undefined` when `Intl` does not know the zone. */
export function standardOffsetHours(timeZone: string): number | undefined {
  if (!hoursByZone.has(timeZone)) hoursByZone.set(timeZone, offsetHours(timeZone));
  return hoursByZone.get(timeZone);
}

/** Tells whether clocks at a longitude may show a zone whose standard offset is given. */
export function canKeepOffset(longitude: number, standardHours: number): boolean {
  const distance = Math.abs(longitude - standardHours * DEGREES_AN_HOUR) % 360;
  return Math.min(distance, 360 - distance) <= REACH_DEGREES;
}
