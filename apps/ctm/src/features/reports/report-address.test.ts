import { expect, test } from 'vitest';

import { isCovered, parseReportAddress, toReportQuery } from './report-address.ts';

const now = new Date('2026-11-26T12:00:00Z');
const parse = (text: string) => parseReportAddress(new URLSearchParams(text), now);

test('an address that says nothing is the monthly spend of twelve months', () => {
  expect(parse('')).toEqual({
    report: 'monthly-spend',
    selection: { from: '2025-12-01', to: '2026-11-26' },
    cursor: undefined,
  });
});

test('what a report does not know, or what is no date, is left out', () => {
  const { selection } = parse('report=unused-funds&from=yesterday&to=2026-02-30x&reference=PRJ&traveller=%20gil%20');
  expect(selection).toEqual({ from: '2025-12-01', to: '2026-11-26', traveller: 'gil' });
});

test('an address is written as it is read', () => {
  const text = 'report=air-spend&from=2026-01-01&to=2026-02-01&traveller=Gil&costCentre=V-100&cursor=WyJh';
  expect(parse(toReportQuery(parse(text)))).toEqual(parse(text));
});

test.each([
  ['2026-01-01', '2026-01-01', true],
  ['2024-01-01', '2024-12-31', true],
  ['2025-01-01', '2026-01-02', false],
  ['2026-01-02', '2026-01-01', false],
])('from %s to %s is covered: %s', (from, to, expected) => {
  expect(isCovered({ from, to })).toBe(expected);
});
