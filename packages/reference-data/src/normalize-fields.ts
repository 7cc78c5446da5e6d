import type { StationRepair } from './normalize.ts';

/** Reads the fields of a raw record, and gathers what it repairs; the first field that cannot be read is the error. */
export interface FieldReader {
  readonly text: (field: string) => string;
  readonly decimal: (field: string, least: number, most: number) => string;
  readonly flag: (field: string) => boolean;
  readonly oneOf: <Value extends string>(field: string, values: readonly Value[]) => Value;
  /** The text of a field after a change that the caller has proven. */
  readonly repair: (field: string, from: string, to: string, reason: string) => string;
  readonly fail: (error: string) => void;
  readonly error: () => string | undefined;
  readonly repairs: readonly StationRepair[];
}

/** Shows a raw value in a sentence, whatever it is, at a bounded length. */
export function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  const isPlain = typeof value === 'number' || typeof value === 'boolean' || value === null;
  const text = typeof value === 'string' ? JSON.stringify(value) : isPlain ? String(value) : `of type ${typeof value}`;
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** Creates a reader of one record. */
export function readFields(record: Readonly<Record<string, unknown>>): FieldReader {
  const repairs: StationRepair[] = [];
  let error: string | undefined;

  function fail(sentence: string): void {
    error ??= sentence;
  }
  function repair(field: string, from: string, to: string, reason: string): string {
    if (from !== to) repairs.push({ field, from, to, reason });
    return to;
  }
  function text(field: string): string {
    const raw = record[field];
    if (typeof raw !== 'string' || raw.trim() === '') {
      fail(`The field ${field} is ${shown(raw)}: a text with at least one character is needed.`);
      return '';
    }
    return repair(field, raw, raw.trim(), 'white space around the text');
  }
  function decimal(field: string, least: number, most: number): string {
    const raw = record[field];
    const isNumber = typeof raw === 'number';
    const given = isNumber ? decimalText(raw) : raw;
    const trimmed = typeof given === 'string' ? given.trim() : '';
    if (typeof given !== 'string' || !/^-?\d{1,3}(\.\d{1,15})?$/.test(trimmed)) {
      fail(`The field ${field} is ${shown(raw)}: a decimal number as text is needed.`);
      return '0';
    }
    if (Number(trimmed) < least || Number(trimmed) > most) {
      fail(`The field ${field} is ${trimmed}: it lies between ${least} and ${most}.`);
    }
    if (isNumber) repairs.push({ field, from: String(raw), to: trimmed, reason: 'a number where text is specified' });
    return repair(field, given, trimmed, 'white space around the number');
  }
  function flag(field: string): boolean {
    const raw = record[field];
    if (typeof raw === 'boolean') return raw;
    if (raw === 'true' || raw === 'false') {
      repairs.push({ field, from: raw, to: raw, reason: 'text where a boolean is specified' });
      return raw === 'true';
    }
    fail(`The field ${field} is ${shown(raw)}: true or false is needed.`);
    return false;
  }
  function oneOf<Value extends string>(field: string, values: readonly Value[]): Value {
    const given = text(field);
    const value = values.find((candidate) => candidate === given.toUpperCase());
    if (value === undefined) fail(`The field ${field} is ${shown(record[field])}: it is one of ${values.join(', ')}.`);
    else repair(field, given, value, 'letters that are not capitals');
    return value ?? (given as Value);
  }
  return { text, decimal, flag, oneOf, repair, fail, error: () => error, repairs };
}

/** Writes a number without an exponent, as a field holds it. */
function decimalText(value: number): string {
  return /e/.test(String(value)) ? value.toFixed(15).replace(/\.?0+$/, '') : String(value);
}
