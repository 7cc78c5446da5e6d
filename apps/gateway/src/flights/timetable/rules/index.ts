export { findNearestDates } from './nearest-dates.ts';
export { createTimetable, daysAfter, type TimetableRow } from './timetable-rows.ts';
