import { describe, expect, test } from 'vitest';

import { fileOf, lines, record, smallFile, zeros } from '../../../../test-support/ssim.ts';
import type { ScheduleDataSet } from './schedule-data-set.ts';
import { parseSsim } from './parse-ssim.ts';
import type { SsimFault } from './ssim-fault.ts';

const changed = (line: number, fields: Readonly<Record<number, string>>): string =>
  `${smallFile()
    .map((text, index) => (index === line - 1 ? record(fields, text) : text))
    .join('\n')}\n`;

function dataSetOf(text: string): ScheduleDataSet {
  const parsed = parseSsim(text);
  if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults));
  return parsed.dataSet;
}

function faultsOf(text: string): readonly SsimFault[] {
  const parsed = parseSsim(text);
  return 'faults' in parsed ? parsed.faults : [];
}

function remarksOf(text: string): readonly SsimFault[] {
  const parsed = parseSsim(text);
  return 'faults' in parsed ? [] : parsed.remarks;
}

const whole = fileOf(smallFile());

test('a whole file gives its header, carrier, legs and segment data', () => {
  expect(parseSsim(whole)).toEqual({
    remarks: [],
    dataSet: {
      header: {},
      carriers: [
        {
          timeMode: 'local',
          airline: 'XX',
          season: 'S26',
          validFrom: '2026-03-29',
          validTo: '2026-10-24',
          creationDate: '2026-02-01',
          creationTime: 555,
          scheduleStatus: 'complete',
          titleOfData: 'SUMMER',
          legs: [
            {
              carrier: 'XX',
              flightNumber: 10,
              itineraryVariation: 1,
              legSequence: 1,
              serviceType: 'J',
              firstDate: '2026-03-29',
              lastDate: '2026-10-24',
              daysOfOperation: '135',
              departure: { station: 'DAL', time: 450, utcVariation: -300 },
              arrival: { station: 'HOU', time: 515, utcVariation: -300 },
              aircraftType: '73W',
              configuration: 'Y143',
            },
            {
              carrier: 'XX',
              flightNumber: 12,
              itineraryVariation: 1,
              legSequence: 1,
              serviceType: 'J',
              firstDate: '2026-03-29',
              lastDate: '2026-10-24',
              daysOfOperation: '1234567',
              departure: { station: 'HOU', time: 1370, utcVariation: -300 },
              arrival: { station: 'BWI', time: 140, utcVariation: -240 },
              aircraftType: '73W',
              configuration: 'Y143',
              segmentData: [
                {
                  boardPointIndicator: 'A',
                  offPointIndicator: 'B',
                  dataElement: 50,
                  boardPoint: 'HOU',
                  offPoint: 'BWI',
                  data: 'YY 1234',
                },
              ],
            },
          ],
          trailer: {},
        },
      ],
    },
  });
});

test.each([
  ['lines that end with carriage return and line feed', whole.replaceAll('\n', '\r\n')],
  ['no line end after the last record', whole.trimEnd()],
  ['records without line ends', whole.replaceAll('\n', '')],
])('a file with %s gives the same', (_, text) => {
  expect(parseSsim(text)).toEqual(parseSsim(whole));
});

describe('a field that is wrong is named, with its line, its columns and what stands there', () => {
  test.each([
    [lines.header, 2, 'X', 'titleOfContents', 'wrongTitle'],
    [lines.carrier, 2, 'X', 'timeMode', 'notACode'],
    [lines.carrier, 15, '30FEB26', 'validFrom', 'notADate'],
    [lines.carrier, 15, '       ', 'validFrom', 'missing'],
    [lines.carrier, 22, '24OCT2X', 'validTo', 'notADate'],
    [lines.carrier, 22, '28MAR26', 'validTo', 'periodReversed'],
    [lines.carrier, 29, '       ', 'creationDate', 'missing'],
    [lines.carrier, 65, '1 JUN26', 'releaseDate', 'notADate'],
    [lines.carrier, 72, 'X', 'scheduleStatus', 'notACode'],
    [lines.carrier, 191, '2460', 'creationTime', 'notATime'],
    [lines.leg, 2, '1', 'operationalSuffix', 'notACode'],
    [lines.leg, 3, 'YY ', 'airline', 'otherAirline'],
    [lines.leg, 6, '10  ', 'flightNumber', 'notANumber'],
    [lines.leg, 6, '    ', 'flightNumber', 'missing'],
    [lines.leg, 10, '00', 'itineraryVariation', 'notANumber'],
    [lines.leg, 10, ' 1', 'itineraryVariation', 'notANumber'],
    [lines.leg, 12, '00', 'legSequence', 'notANumber'],
    [lines.leg, 12, ' 1', 'legSequence', 'notANumber'],
    [lines.leg, 14, '1', 'serviceType', 'notACode'],
    [lines.leg, 15, '29MAX26', 'firstDate', 'notADate'],
    [lines.leg, 15, '00XXX00', 'firstDate', 'notADate'],
    [lines.leg, 22, '31APR26', 'lastDate', 'notADate'],
    [lines.leg, 22, '28MAR26', 'lastDate', 'periodReversed'],
    [lines.leg, 29, '135    ', 'daysOfOperation', 'notDays'],
    [lines.leg, 29, '       ', 'daysOfOperation', 'missing'],
    [lines.leg, 36, '3', 'frequencyRate', 'notACode'],
    [lines.leg, 37, 'D1L', 'departureStation', 'notAStation'],
    [lines.leg, 40, '0760', 'departurePassengerTime', 'notATime'],
    [lines.leg, 44, '2400', 'departureTime', 'notATime'],
    [lines.leg, 48, '00500', 'departureVariation', 'notAVariation'],
    [lines.leg, 55, '   ', 'arrivalStation', 'missing'],
    [lines.leg, 58, '2401', 'arrivalTime', 'notATime'],
    [lines.leg, 62, '    ', 'arrivalPassengerTime', 'missing'],
    [lines.leg, 66, '+1500', 'arrivalVariation', 'notAVariation'],
    [lines.leg, 73, '73-', 'aircraftType', 'notACode'],
    [lines.leg, 73, '   ', 'aircraftType', 'missing'],
    [lines.leg, 128, 'X', 'itineraryVariationOverflow', 'notANumber'],
    [lines.segment, 2, 'A', 'operationalSuffix', 'otherFlight'],
    [lines.segment, 3, 'YY ', 'airline', 'otherFlight'],
    [lines.segment, 6, '  10', 'flightNumber', 'otherFlight'],
    [lines.segment, 10, '02', 'itineraryVariation', 'otherFlight'],
    [lines.segment, 12, '02', 'legSequence', 'otherFlight'],
    [lines.segment, 14, 'G', 'serviceType', 'otherFlight'],
    [lines.segment, 28, '1', 'itineraryVariation', 'otherFlight'],
    [lines.segment, 29, '1', 'boardPointIndicator', 'notACode'],
    [lines.segment, 30, ' ', 'offPointIndicator', 'missing'],
    [lines.segment, 31, ' 50', 'dataElement', 'notANumber'],
    [lines.segment, 31, '000', 'dataElement', 'notANumber'],
    [lines.segment, 34, 'HO ', 'boardPoint', 'notAStation'],
    [lines.segment, 37, '   ', 'offPoint', 'missing'],
    [lines.trailer, 3, 'YY ', 'airline', 'otherAirline'],
    [lines.trailer, 6, '1JUN26 ', 'releaseDate', 'notADate'],
    [lines.trailer, 188, '000004', 'serialNumberCheck', 'serialNumberCheck'],
    [lines.trailer, 194, 'X', 'continuation', 'notACode'],
    [lines.leg, 195, '000009', 'serialNumber', 'serialNumberExpected'],
    [lines.leg, 195, '    3 ', 'serialNumber', 'serialNumberExpected'],
  ])("line %i, column %i '%s': %s %s", (line, column, text, field, reason) => {
    expect(faultsOf(changed(line, { [column]: text }))).toContainEqual(
      expect.objectContaining({ line, field, reason, value: expect.any(String), columns: expect.any(Array) }),
    );
  });

  test('its columns and value are exact', () => {
    expect(faultsOf(changed(lines.leg, { 22: '31APR26' }))).toEqual([
      { line: 11, field: 'lastDate', columns: [22, 28], value: '31APR26', reason: 'notADate' },
    ]);
  });

  test("an airline that is none is the carrier record's fault, and its legs'", () => {
    expect(faultsOf(changed(lines.carrier, { 3: 'X  ' }))[0]).toMatchObject({ line: 6, reason: 'notAnAirline' });
  });
});

test('all faults of a file are found at once, in order of lines', () => {
  const text = smallFile()
    .map((of, index) => {
      if (index === lines.otherLeg - 1) return record({ 58: '2561' }, of);
      return index === lines.leg - 1 ? record({ 29: '       ', 73: '   ' }, of) : of;
    })
    .join('\n');
  expect(faultsOf(text).map(({ line, reason }) => [line, reason])).toEqual([
    [11, 'missing'],
    [11, 'missing'],
    [12, 'notATime'],
  ]);
});

describe('records out of their order', () => {
  const records = smallFile();
  const without = (line: number): string => fileOf(records.filter((_, index) => index !== line - 1));
  const withExtra = (line: number, text: string): string => fileOf(records.toSpliced(line - 1, 0, text));
  const at = (line: number): string => records[line - 1] ?? '';

  test.each<[string, string, number, SsimFault['reason']]>([
    ['an empty file', '', 1, 'headerExpected'],
    ['no header', without(lines.header), 1, 'headerExpected'],
    ['a header alone', fileOf([at(lines.header)]), 1, 'carrierExpected'],
    ['no carrier record', without(lines.carrier), 10, 'carrierExpected'],
    ['no trailer', fileOf(records.slice(0, 13)), 13, 'missingTrailer'],
    ['a second header', withExtra(lines.otherLeg, at(lines.header)), 12, 'trailerExpected'],
    ['a carrier among the legs', withExtra(lines.otherLeg, at(lines.carrier)), 12, 'trailerExpected'],
    ['segment data before any leg', withExtra(lines.leg, at(lines.segment)), 11, 'legExpected'],
    ['a leg after the trailer', withExtra(lines.trailer + 1, at(lines.leg)), 17, 'carrierExpected'],
    ['zeros among the legs', withExtra(lines.otherLeg, zeros), 12, 'zeroRecordMisplaced'],
    ['zeros before segment data', withExtra(lines.segment, zeros), 13, 'zeroRecordMisplaced'],
    ['a record of no known type', withExtra(lines.leg, record({ 1: '9' })), 11, 'unknownRecordType'],
    ['a blank record', withExtra(lines.leg, ' '.repeat(200)), 11, 'unknownRecordType'],
    ['a record too short', withExtra(lines.leg, at(lines.leg).slice(0, 199)), 11, 'badLength'],
    ['a record too long', withExtra(lines.leg, `${at(lines.leg)} `), 11, 'badLength'],
    ['an accent', withExtra(lines.leg, record({ 40: 'ñ' })), 11, 'notText'],
    ['a tab', withExtra(lines.leg, record({ 40: '\t' })), 11, 'notText'],
  ])('%s', (_, text, line, reason) => {
    expect(faultsOf(text)).toContainEqual(expect.objectContaining({ line, reason }));
  });

  test('a record left out is one gap in the serial numbers, not one in each record after it', () => {
    const text = `${records.filter((_, index) => index !== lines.leg - 1).join('\n')}\n`;
    expect(faultsOf(text).map(({ line, reason }) => [line, reason])).toEqual([[11, 'serialNumberExpected']]);
  });

  test('a carrier with no legs at all is whole', () => {
    const text = fileOf(records.filter((_, index) => index < 10 || index >= 15));
    expect(dataSetOf(text).carriers[0]?.legs).toEqual([]);
  });
});

describe('what is odd and taken all the same is remarked on', () => {
  test.each([
    [lines.leg, 6, '0010', 'flightNumber', 'zeroFilled'],
    [lines.leg, 22, '29MAR26', 'daysOfOperation', 'neverOperates'],
    [lines.leg, 193, '01', 'dateVariation', 'dateVariationDiffers'],
    [lines.otherLeg, 193, '00', 'dateVariation', 'dateVariationDiffers'],
    [lines.otherLeg, 193, '12', 'dateVariation', undefined],
    [lines.otherLeg, 193, 'A0', 'dateVariation', undefined],
    [lines.otherLeg, 193, 'J0', 'dateVariation', undefined],
    [lines.otherLeg, 193, '1 ', 'dateVariation', undefined],
    [lines.leg, 22, '30MAR26', 'daysOfOperation', undefined],
    [lines.trailer, 194, 'C', 'continuation', 'nothingAfterContinuation'],
  ])("line %i, column %i '%s': %s %s", (line, column, text, field, reason) => {
    const remarks = remarksOf(changed(line, { [column]: text })).map((of) => [of.line, of.field, of.reason]);
    expect(remarks).toEqual(reason === undefined ? [] : [[line, field, reason]]);
  });

  test('an end that another carrier follows, and a serial number that begins anew with it', () => {
    const one = smallFile();
    const text = `${[...one, ...one.slice(5)].join('\n')}\n`;
    expect(remarksOf(text).map(({ line, reason }) => [line, reason])).toEqual([
      [16, 'moreAfterEnd'],
      [21, 'serialNumberExpected'],
    ]);
    expect(
      dataSetOf(text).carriers.map(({ firstSerialNumber, trailer }) => [firstSerialNumber, trailer.claims]),
    ).toEqual([
      [undefined, 'end'],
      [2, undefined],
    ]);
  });
});

describe('what a leg may say', () => {
  const legOf = (fields: Readonly<Record<number, string>>) =>
    dataSetOf(changed(lines.leg, fields)).carriers[0]?.legs[0];

  test('an itinerary variation above 99 has its hundreds in another column', () => {
    expect(legOf({ 10: '05', 128: '2' })?.itineraryVariation).toBe(205);
    expect(legOf({ 10: '00', 128: '1' })?.itineraryVariation).toBe(100);
  });

  test('a period until further notice has no last date', () => {
    expect(legOf({ 22: '00XXX00' })).not.toHaveProperty('lastDate');
  });

  test('a passengers time of its own, a suffix, terminals, every other week', () => {
    expect(legOf({ 2: 'D', 36: '2', 40: '0725', 53: 'N1', 62: '0840', 71: '2' })).toMatchObject({
      operationalSuffix: 'D',
      frequencyRate: 2,
      departure: { time: 450, passengerTime: 445, terminal: 'N1' },
      arrival: { time: 515, passengerTime: 520, terminal: '2' },
    });
  });

  test('a passengers time that is the same is not said twice', () => {
    expect(legOf({})?.departure).not.toHaveProperty('passengerTime');
  });

  test('fields that are not read are kept, and filled spare columns too', () => {
    expect(legOf({ 76: 'YBM', 138: 'XX   11', 150: 'A', 165: 'SPARE' })?.details).toEqual({
      bookingDesignators: 'YBM',
      onwardAirline: 'XX',
      onwardFlightNumber: '  11',
      trafficRestrictions: 'A',
      spare162: '   SPARE',
    });
  });

  test('an arrival may be at 2400', () => {
    expect(legOf({ 58: '24002400' })?.arrival.time).toBe(1440);
  });
});

describe('a file in UTC gives local times', () => {
  const utc = (leg: Readonly<Record<number, string>>): ScheduleDataSet => {
    const records = smallFile().map((text, index) => {
      if (index === lines.carrier - 1) return record({ 2: 'U' }, text);
      return index === lines.leg - 1 ? record(leg, text) : text;
    });
    return dataSetOf(fileOf(records));
  };

  test('in the west a departure after midnight UTC is the evening before, and so are its dates and weekdays', () => {
    const [leg] = utc({ 15: '30MAR2624OCT26', 29: '1 3 5  ', 40: '00300030', 58: '01350135' }).carriers[0]?.legs ?? [];
    expect(leg).toMatchObject({
      firstDate: '2026-03-29',
      lastDate: '2026-10-23',
      daysOfOperation: '247',
      departure: { time: 1170, utcVariation: -300 },
      arrival: { time: 1235, utcVariation: -300 },
    });
  });

  test('in the east a departure in the evening UTC is the morning after', () => {
    const [leg] =
      utc({ 15: '29MAR2624OCT26', 29: '      7', 37: 'NRT22002200+0900', 55: 'AKL08000800+1300' }).carriers[0]?.legs ??
      [];
    expect(leg).toMatchObject({
      firstDate: '2026-03-30',
      lastDate: '2026-10-25',
      daysOfOperation: '1',
      departure: { time: 420 },
      arrival: { time: 1260 },
    });
  });

  test('a day that does not change keeps its dates', () => {
    const [leg] = utc({ 40: '07300730', 58: '08350835' }).carriers[0]?.legs ?? [];
    expect(leg).toMatchObject({ firstDate: '2026-03-29', daysOfOperation: '135', departure: { time: 150 } });
  });

  test('its date variation is one of UTC days', () => {
    const records = smallFile().map((text, index) => {
      if (index === lines.carrier - 1) return record({ 2: 'U' }, text);
      if (index === lines.otherLeg - 1) return record({ 40: '23002300', 58: '01000100', 193: '01' }, text);
      return text;
    });
    expect(remarksOf(fileOf(records))).toEqual([]);
  });
});
