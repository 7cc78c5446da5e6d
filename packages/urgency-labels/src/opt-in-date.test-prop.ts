import { propertyRuns } from '@tooling/config/property-runs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { urgencyLabel } from './index.ts';
import { moments, zones } from './promotions.test-arbitrary.ts';

const months = [
  ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
].flat();

test('a zone and its clock changes move the printed date alone', () => {
  fc.assert(
    fc.property(moments, fc.constantFrom(...zones), ({ promotion, now }, timeZone) => {
      const label = urgencyLabel({ ...promotion, timeZone }, now);
      const inUtc = urgencyLabel({ ...promotion, timeZone: 'UTC' }, now);
      expect([label?.styleType, label?.count, label?.changesAt]).toEqual([
        inUtc?.styleType,
        inUtc?.count,
        inUtc?.changesAt,
      ]);
      const date = label?.values.optInEndsAt;
      const printed = label?.nativeText.split('Inscripción hasta el ')[1];
      expect(printed).toBe(date && spanishDate(date, timeZone));
    }),
    { numRuns: propertyRuns(1000) },
  );
});

test('a date that has passed is never printed, and one to come is under 3 days', () => {
  fc.assert(
    fc.property(moments, ({ promotion, now }) => {
      const label = urgencyLabel(promotion, now);
      const isOpen = promotion.optInEndsAt !== undefined && now < promotion.optInEndsAt;
      const expected = isOpen && label?.styleType === 'lastDays' ? promotion.optInEndsAt : undefined;
      expect(label?.values.optInEndsAt).toEqual(expected);
      expect(label?.nativeText.includes('Inscripción') ?? false).toBe(expected !== undefined);
    }),
    { numRuns: propertyRuns(1000) },
  );
});

function spanishDate(date: Date, timeZone: string): string {
  const [, month, dayOfMonth] = date.toLocaleDateString('sv-SE', { timeZone }).split('-').map(Number);
  return `${dayOfMonth} de ${months[(month ?? 0) - 1]}`;
}
