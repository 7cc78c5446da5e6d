const centimetersAnInch = 2.54;
const kilogramsAPound = 0.453_592_37;

/** Writes an amount with its unit in words: '24 horas'. `unit` is one that `Intl.NumberFormat` knows. */
export function formatUnit(locale: string, value: number, unit: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/** Writes a weight in pounds, and about how many kilograms that is: '50 libras (23 kg)'. */
export function formatPounds(locale: string, pounds: number): string {
  return `${formatUnit(locale, pounds, 'pound')} (${Math.round(pounds * kilogramsAPound)} kg)`;
}

/** Writes lengths in inches, and about how many centimeters they are: '24 × 16 × 10 pulgadas (61 × 41 × 25 cm)'. */
export function formatInches(locale: string, ...inches: readonly number[]): string {
  const [last = 0, ...others] = inches.toReversed();
  const before = others.toReversed().map((length) => `${length} × `);
  const centimeters = inches.map((length) => Math.round(length * centimetersAnInch));
  return `${before.join('')}${formatUnit(locale, last, 'inch')} (${centimeters.join(' × ')} cm)`;
}
