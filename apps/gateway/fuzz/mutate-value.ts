import type { Random } from './random.ts';

const longText = 'x'.repeat(20_000);

/** What has broken a parser, a schema or a database somewhere. */
export const unwantedTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  'a\uDC00b',
  '\u202Eabc',
  'e\u0301'.repeat(50),
  '😀'.repeat(100),
  longText,
  'null',
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '9999-12-31',
  '2026-02-30',
  '2026-12-01T23:59:60Z',
  '-1',
  '1e309',
  '9223372036854775808',
  '__proto__',
  'constructor',
  "'; drop table account; --",
  '../../etc/passwd',
  '%00',
  '%E0%A4%A',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'a@b.c\r\nBcc: d@e.f',
];
const unwantedNumbers = [0, -1, -0, 0.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, Number.MIN_VALUE, 3_000_000_000];
/** Values whose JSON is longer are not copied thousands of times, in characters. */
const mostCopied = 10_000;

/** Changes one value somewhere within a value, takes it away, doubles it, or adds another. */
export function mutateValue(value: unknown, random: Random): unknown {
  if (Array.isArray(value) && value.length > 0 && !random.once(5)) {
    const at = random.below(value.length);
    return value.map((part, index) => (index === at ? mutateValue(part, random) : (part as unknown)));
  }
  if (typeof value === 'object' && value !== null && !random.once(5)) {
    const entries = Object.entries(value);
    if (entries.length === 0 || random.once(10))
      return { ...value, [random.pick(['unknown', '__proto__', '', longText])]: 1 };
    const at = random.below(entries.length);
    if (random.once(5)) return Object.fromEntries(entries.filter((_, index) => index !== at));
    return Object.fromEntries(
      entries.map(([key, part], index) => [key, index === at ? mutateValue(part, random) : part]),
    );
  }
  switch (random.below(6)) {
    case 0:
      return random.pick([null, true, {}, [], [[]]]);
    case 1: {
      // What is long already is doubled alone: no text holds the copies of copies.
      const isLong = (JSON.stringify(value)?.length ?? 0) > mostCopied;
      return Array.from({ length: isLong ? 2 : random.pick([2, 100, 2_000]) }, () => value);
    }
    case 2:
      return Array.from({ length: 30 }).reduce((inner: unknown) => ({ inner }), value);
    case 3:
      return random.pick(unwantedNumbers);
    default:
      return random.pick(unwantedTexts);
  }
}
