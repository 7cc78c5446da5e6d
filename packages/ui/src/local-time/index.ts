export { LocalTime, type LocalTimeProps } from './LocalTime.tsx';
export { dayOffset, minutesBetween, type ZonedMoment } from './zoned-time.ts';
