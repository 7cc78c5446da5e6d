import { propertyRuns } from '@tooling/config/property-runs';
import * as fc from 'fast-check';
import { test } from 'vitest';

import { createZoneClocks } from './zone-clock.ts';

const from = Date.parse('2025-01-01T00:00Z') / 60_000;
const to = Date.parse('2027-12-31T00:00Z') / 60_000;
const clockOf = createZoneClocks(from, to);
const zones = [
  'America/Chicago',
  'America/St_Johns',
  'America/Havana',
  'Africa/Casablanca',
  'Asia/Gaza',
  'Atlantic/Azores',
  'Australia/Lord_Howe',
  'Europe/Dublin',
  'Pacific/Chatham',
  'Pacific/Auckland',
];
const inside = fc.integer({ min: from + 3000, max: to - 3000 });

/** The local time of an instant as Intl writes it: another way to the same answer. */
function localMinute(timeZone: string, utcMinute: number): number {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
    utcMinute * 60_000,
  );
  return Date.parse(`${text.replace(' ', 'T')}Z`) / 60_000;
}

test('an instant and the offset at it make the local time that Intl gives', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), inside, (timeZone, utcMinute) => {
      return utcMinute + clockOf(timeZone).offsetAt(utcMinute) === localMinute(timeZone, utcMinute);
    }),
    { numRuns: propertyRuns(500) },
  );
});

test('a local time resolves to an instant that has it, to the first of two, or to one as long after a gap', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), inside, (timeZone, local) => {
      const { utcMinute, offset, kind } = clockOf(timeZone).resolve(local);
      const shown = localMinute(timeZone, utcMinute);
      if (kind === 'gap') return shown > local && offset === shown - utcMinute;
      const isSecond = [30, 60, 120].some((back) => localMinute(timeZone, utcMinute - back) === local);
      return shown === local && offset === local - utcMinute && !isSecond;
    }),
    { numRuns: propertyRuns(500) },
  );
});

test('near a clock change too', () => {
  const changes = zones.flatMap((timeZone) => clockOf(timeZone).transitions.map((at) => ({ timeZone, at })));
  fc.assert(
    fc.property(fc.constantFrom(...changes), fc.integer({ min: -200, max: 200 }), ({ timeZone, at }, minutes) => {
      const clock = clockOf(timeZone);
      const local = at + clock.offsetAt(at) + minutes;
      const { utcMinute, kind } = clock.resolve(local);
      return kind === 'gap' ? localMinute(timeZone, utcMinute) > local : localMinute(timeZone, utcMinute) === local;
    }),
    { numRuns: propertyRuns(500) },
  );
});
