import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { type CalendarEvent, writeCalendar } from './icalendar.ts';

/** Reads a calendar back as RFC 5545 says: unfold, split at the first colon, unescape. */
function readProperties(text: string): readonly (readonly [string, string])[] {
  return text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => {
      const colon = line.indexOf(':');
      const value = line
        .slice(colon + 1)
        .replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
      return [line.slice(0, colon), value];
    });
}

const text = fc.string({ unit: 'binary', maxLength: 300, size: 'max' });
/** Instants in whole seconds: a calendar knows no smaller ones. */
const instant = fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => new Date(seconds * 1000));
const event: fc.Arbitrary<CalendarEvent> = fc.record({
  uid: fc.stringMatching(/^[A-Z0-9-]{1,90}@alisio\.example$/),
  start: instant,
  end: instant,
  summary: text,
  location: fc.option(text, { nil: undefined }),
  description: text,
});

/** What of a text a calendar can hold: line ends of one kind, no control characters. */
function storable(value: string): string {
  return Array.from(value.replaceAll(/\r\n?/g, '\n'))
    .filter((character) => character === '\n' || (character >= ' ' && character !== '\u007F'))
    .join('');
}

const stamp = new Date('2026-11-21T07:00:00Z');

test('what was written is read back, whatever the texts hold', () => {
  fc.assert(
    fc.property(
      text,
      fc.constantFrom('PUBLISH', 'REQUEST', 'CANCEL'),
      fc.nat(),
      fc.array(event, { maxLength: 3 }),
      (name, method, sequence, events) => {
        const properties = readProperties(writeCalendar({ name, method, sequence, stamp, events }));
        const valuesOf = (wanted: string) => properties.filter(([key]) => key === wanted).map(([, value]) => value);
        const parse = (value: string) =>
          new Date(value.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')).getTime();
        expect(valuesOf('X-WR-CALNAME')).toEqual([storable(name)]);
        expect(valuesOf('METHOD')).toEqual([method]);
        expect(valuesOf('SEQUENCE')).toEqual(events.map(() => String(sequence)));
        expect(valuesOf('STATUS')).toEqual(method === 'CANCEL' ? events.map(() => 'CANCELLED') : []);
        expect(valuesOf('UID')).toEqual(events.map(({ uid }) => uid));
        expect(valuesOf('SUMMARY')).toEqual(events.map(({ summary }) => storable(summary)));
        expect(valuesOf('LOCATION')).toEqual(
          events.flatMap(({ location }) => (location === undefined ? [] : [storable(location)])),
        );
        expect(valuesOf('DESCRIPTION')).toEqual(events.map(({ description }) => storable(description)));
        expect(valuesOf('DTSTART').map(parse)).toEqual(events.map(({ start }) => start.getTime()));
        expect(valuesOf('DTEND').map(parse)).toEqual(events.map(({ end }) => end.getTime()));
      },
    ),
  );
});

test('no line is longer than 75 octets, and none breaks a character', () => {
  fc.assert(
    fc.property(fc.array(event, { minLength: 1, maxLength: 2 }), (events) => {
      const bytes = Buffer.from(writeCalendar({ name: 'x', method: 'CANCEL', sequence: 1, stamp, events }));
      expect(bytes.subarray(-2).toString()).toBe('\r\n');
      for (const line of bytes.toString('latin1').split('\r\n')) {
        expect(line.length).toBeLessThanOrEqual(75);
        const octets = Buffer.from(line, 'latin1');
        expect(Buffer.from(octets.toString('utf8'), 'utf8').equals(octets)).toBe(true);
      }
    }),
  );
});

test('no sign that separates values stands bare in a text', () => {
  const signs = fc.string({ unit: fc.constantFrom('\\', ';', ',', '\n', 'n', 'ñ'), maxLength: 40 });
  fc.assert(
    fc.property(signs, (name) => {
      const [, value = ''] =
        /X-WR-CALNAME:(.*)/.exec(
          writeCalendar({ name, method: 'PUBLISH', sequence: 0, stamp, events: [] }).replaceAll('\r\n ', ''),
        ) ?? [];
      expect(value.replaceAll(/\\[\\;,n]/g, '')).not.toMatch(/[\\;,]/);
    }),
  );
});
