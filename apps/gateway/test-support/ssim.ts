/** Puts texts into columns, counted from 1, of a record of 200 blanks, or of one given. */
export function record(fields: Readonly<Record<number, string>>, base = ' '.repeat(200)): string {
  let text = base;
  for (const [first, field] of Object.entries(fields)) {
    const from = Number(first) - 1;
    text = text.slice(0, from) + field + text.slice(from + field.length);
  }
  return text;
}

export const zeros = '0'.repeat(200);

/** A whole small file, record by record: two legs, the second with a segment data record. */
export function smallFile(): readonly string[] {
  const header = record({ 1: '1AIRLINE STANDARD SCHEDULE DATA SET', 195: '000001' });
  const carrier = record({
    1: '2LXX ',
    11: 'S26',
    15: '29MAR2624OCT2601FEB26',
    36: 'SUMMER',
    72: 'C',
    191: '0915',
    195: '000002',
  });
  const leg = record({
    1: '3 XX   100101J',
    15: '29MAR2624OCT26',
    29: '1 3 5  ',
    37: 'DAL07300730-0500',
    55: 'HOU08350835-0500',
    73: '73W',
    173: 'Y143',
    195: '000003',
  });
  const other = record(
    { 6: '  12', 29: '1234567', 37: 'HOU22502250-0500', 55: 'BWI02200220-0400', 195: '000004' },
    leg,
  );
  const segment = record({ 1: '4 XX   120101J', 29: 'AB050', 34: 'HOUBWI', 40: 'YY 1234', 195: '000005' });
  const trailer = record({ 1: '5 XX ', 188: '000005E000006' });
  return [
    header,
    zeros,
    zeros,
    zeros,
    zeros,
    carrier,
    zeros,
    zeros,
    zeros,
    zeros,
    leg,
    other,
    segment,
    zeros,
    zeros,
    trailer,
    zeros,
    zeros,
    zeros,
    zeros,
  ];
}

/**
 * A whole file as an island airline would send it: local time, no season, part-week periods, flights past midnight,
 * onward flights and equipment of two cabins beside freight.
 */
export function islandFile(): readonly string[] {
  const header = record({ 1: '1AIRLINE STANDARD SCHEDULE DATA SET', 195: '000001' });
  const carrier = record({ 1: '2LXX ', 15: '01JUN2630JUN2615JAN26', 72: 'P', 191: '0914', 195: '000002' });
  const legs: readonly (readonly [
    flight: string,
    days: string,
    from: string,
    to: string,
    rest?: Readonly<Record<number, string>>,
  ])[] = [
    ['  10', '   4   ', 'RUN21302130+0400', 'DZA22402240+0300', { 138: 'XX', 140: '   11' }],
    ['  11', '   4   ', 'DZA23302330+0300', 'RUN02300230+0400'],
    ['  20', '1 3 56 ', 'RUN08000800+0400', 'MRU08400840+0400', { 73: '735Y', 173: 'Y118VV118' }],
    ['  21', '1 3 56 ', 'MRU09300930+0400', 'RUN10101010+0400'],
    ['  30', '1234567', 'RUN19001900+0400', 'CDG05000500+0200'],
    ['  31', ' 2    7', 'CDG18001800+0200', 'JNB06000600+0200'],
  ];
  const records = legs.map(([flight, days, from, to, rest = {}]) =>
    record({
      1: '3 XX',
      6: flight,
      10: '0101F',
      15: '01JUN2630JUN26',
      29: days,
      37: from,
      55: to,
      73: '733',
      173: 'W18Y112VVCGO',
      195: '000003',
      ...rest,
    }),
  );
  return [
    header,
    ...blank(4),
    carrier,
    ...blank(4),
    ...records,
    ...blank(2),
    record({ 1: '5 XX ', 188: '000008E000009' }),
    ...blank(4),
  ];
}

function blank(count: number): readonly string[] {
  return Array.from({ length: count }, () => zeros);
}

/** The lines of {@link smallFile}, counted from 1. */
export const lines = { header: 1, carrier: 6, leg: 11, otherLeg: 12, segment: 13, trailer: 16 } as const;

/** Joins records to a file and gives them new serial numbers, so that a test may leave one out or put one in. */
export function fileOf(records: readonly string[]): string {
  let serial = 0;
  const numbered = records.map((text) => {
    if (text === zeros || text.length !== 200) return text;
    serial += 1;
    const check = text.startsWith('5') ? { 188: String(serial - 1).padStart(6, '0') } : {};
    return record({ ...check, 195: String(serial).padStart(6, '0') }, text);
  });
  return `${numbered.join('\n')}\n`;
}
