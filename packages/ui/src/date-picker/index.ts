export { DatePicker, type DatePickerProps } from './DatePicker.tsx';
export { DateRangePicker, type DateRange, type DateRangePickerProps } from './DateRangePicker.tsx';
export { MonthCalendar, type MonthCalendarProps } from './MonthCalendar.tsx';
export type { CalendarTexts, ChosenDates, DateFieldTexts, DayNote } from './field-texts.ts';
