export { BOOKABLE_DAYS } from './bookable-days.ts';
export { type CalendarDate, dateOfDay, dayOfDate, isCalendarDate, weekdayOfDay } from './calendar-date.ts';
export { missingStations, overlappingPatterns, variationDoubts } from './check-patterns.ts';
export { type DatedLeg, type DatedLegEnd, legId } from './dated-leg.ts';
export { extractPatterns } from './extract-patterns.ts';
export { findLeg } from './find-leg.ts';
export {
  daysOfBits,
  flightName,
  type LegEnd,
  type LegPattern,
  parseCabinSeats,
  type SegmentData,
} from './leg-pattern.ts';
export { type ParsedSsim, parseSsim } from './parse-ssim.ts';
export { createDataSet, type ScheduleDataSet } from './schedule-data-set.ts';
export { createSchedule, type Schedule } from './schedule.ts';
export { formatSsimFault, type SsimFault } from './ssim-fault.ts';
export { extendTimetable } from './timetable/extend-timetable.ts';
export { generateTimetable, type TimetableOptions } from './timetable/generate-timetable.ts';
export { writeSsim } from './write-ssim.ts';
