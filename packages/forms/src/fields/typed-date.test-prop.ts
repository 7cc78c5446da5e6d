import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { calendarDateOf, joinTypedDate, splitTypedDate } from './typed-date.ts';

const part = fc.string({ maxLength: 6 }).map((text) => text.replaceAll('-', ''));

test('what is typed into the parts of a date is kept as it is', () => {
  fc.assert(
    fc.property(part, part, part, (year, month, day) => {
      expect(splitTypedDate(joinTypedDate({ year, month, day }))).toEqual({ year, month, day });
    }),
  );
});

test('every day of the calendar is read, with its zeros or without', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (date) => {
      const iso = date.toISOString().slice(0, 10);
      const [year, month, day] = iso.split('-').map(Number);
      expect(calendarDateOf(`${year}-${month}-${day}`)).toBe(iso);
      expect(calendarDateOf(iso)).toBe(iso);
    }),
  );
});
