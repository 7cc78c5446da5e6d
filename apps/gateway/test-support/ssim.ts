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
