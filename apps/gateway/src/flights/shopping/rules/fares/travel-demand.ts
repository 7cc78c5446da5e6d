import { dayOfDate, dayOfParts, weekdayOfDay } from '../../../schedule/rules/calendar-date.ts';

/** How much more or less than usual is asked on a day or at an hour, as a factor of the reference fare. */
type Factor = number;

/** Monday first. */
const weekdayFactors: readonly Factor[] = [1.02, 0.92, 0.92, 1, 1.12, 0.96, 1.12];

/** Stretches of the year, by month and day, both ends in them; of several the first that holds. */
const seasons: readonly { readonly from: string; readonly to: string; readonly factor: Factor }[] = [
  { from: '12-18', to: '12-31', factor: 1.35 },
  { from: '01-01', to: '01-04', factor: 1.35 },
  { from: '01-08', to: '02-11', factor: 0.88 },
  { from: '03-08', to: '04-12', factor: 1.12 },
  { from: '05-21', to: '05-26', factor: 1.15 },
  { from: '06-30', to: '07-06', factor: 1.25 },
  { from: '06-10', to: '08-17', factor: 1.15 },
  { from: '09-08', to: '11-14', factor: 0.92 },
];

const THANKSGIVING_FACTOR = 1.35;

/** From a time of day on, in minutes after local midnight; until the next one. */
const hours: readonly { readonly from: number; readonly factor: Factor }[] = [
  { from: 0, factor: 0.88 },
  { from: 300, factor: 0.94 },
  { from: 390, factor: 1.06 },
  { from: 570, factor: 1 },
  { from: 930, factor: 1.06 },
  { from: 1140, factor: 0.95 },
  { from: 1320, factor: 0.88 },
];

/** Tells how demand on a local date compares with an ordinary day: weekday, season and holidays. */
export function dateFactor(date: string): Factor {
  const day = dayOfDate(date);
  const monthAndDay = date.slice(5);
  const season = isThanksgiving(day, Number(date.slice(0, 4)))
    ? THANKSGIVING_FACTOR
    : (seasons.find(({ from, to }) => monthAndDay >= from && monthAndDay <= to)?.factor ?? 1);
  return (weekdayFactors[weekdayOfDay(day) - 1] ?? 1) * season;
}

/** Tells how demand at a local time of day compares with noon; `time` in minutes after midnight. */
export function timeFactor(time: number): Factor {
  return hours.findLast(({ from }) => from <= time)?.factor ?? 1;
}

/** From the Tuesday before the fourth Thursday of November to the Monday after it. */
function isThanksgiving(day: number, year: number): boolean {
  const first = dayOfParts(year, 11, 1);
  const thursday = first + ((4 - weekdayOfDay(first) + 7) % 7) + 21;
  return day >= thursday - 2 && day <= thursday + 4;
}
