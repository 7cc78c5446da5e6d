import type { CalendarDate } from './calendar-date.ts';
import type { SsimFault, SsimReason } from './ssim-fault.ts';
import { type Columns, RECORD_LENGTH } from './ssim-layout.ts';
import { readDate } from './ssim-values.ts';

type Layout = Readonly<Record<string, Columns>>;

/** Reads the fields of one record by its layout and notes what is wrong with them. */
export interface RecordReader<L extends Layout> {
  readonly line: number;
  /** A field's columns as they stand. */
  raw(field: keyof L & string): string;
  /** Left-justified text; `undefined` when blank. */
  text(field: keyof L & string): string | undefined;
  /** A field that a function must be able to read; else the fault is noted and the fallback given. */
  read<T>(field: keyof L & string, reader: (text: string) => T | undefined, reason: SsimReason, fallback: T): T;
  /** A date that may be blank. */
  optionalDate(field: keyof L & string): CalendarDate | undefined;
  fault(field: keyof L & string, reason: SsimReason): void;
  remark(field: keyof L & string, reason: SsimReason): void;
}

/** The lists that the readers of one file fill. */
export interface Findings {
  readonly faults: SsimFault[];
  readonly remarks: SsimFault[];
}

export function createRecordReader<L extends Layout>(
  record: string,
  line: number,
  layout: L,
  { faults, remarks }: Findings,
): RecordReader<L> {
  const raw = (field: keyof L & string): string => cut(record, findColumns(layout, field));
  const finding = (field: keyof L & string, reason: SsimReason): SsimFault => ({
    line,
    field,
    columns: findColumns(layout, field),
    value: raw(field),
    reason,
  });
  const reader: RecordReader<L> = {
    line,
    raw,
    text(field) {
      const text = raw(field).trimEnd();
      return text === '' ? undefined : text;
    },
    read(field, read, reason, fallback) {
      const value = read(raw(field));
      if (value !== undefined) return value;
      faults.push(finding(field, raw(field).trim() === '' ? 'missing' : reason));
      return fallback;
    },
    optionalDate(field) {
      const text = raw(field);
      return text.trim() === '' ? undefined : reader.read(field, readDate, 'notADate', '');
    },
    fault: (field, reason) => void faults.push(finding(field, reason)),
    remark: (field, reason) => void remarks.push(finding(field, reason)),
  };
  return reader;
}

/** Gathers the filled ones of fields that are kept as they are, and of the spare columns; `undefined` when none is. */
export function readDetails(
  record: string,
  kept: Layout,
  spares: readonly Columns[],
): Record<string, string> | undefined {
  const details: Record<string, string> = {};
  for (const [name, columns] of withSpares(kept, spares)) {
    const text = cut(record, columns).trimEnd();
    if (text !== '') details[name] = text;
  }
  return Object.keys(details).length === 0 ? undefined : details;
}

/** Builds a record: blanks, the record type, then fields put in their columns. */
export function createRecordWriter<L extends Layout>(recordType: string, layout: L, serialNumber: number) {
  const characters = Array.from({ length: RECORD_LENGTH }, () => ' ');
  characters[0] = recordType;
  const place = (name: string, [first, last]: Columns, text: string): void => {
    if (text.length > last - first + 1 || !isPrintable(text)) {
      throw new RangeError(`'${text}' does not fit ${name}: ${last - first + 1} characters of printable ASCII.`);
    }
    for (const [index, character] of Array.from(text).entries()) characters[first - 1 + index] = character;
  };
  const writer = {
    put(field: keyof L & string, text: string | undefined) {
      if (text !== undefined) place(field, findColumns(layout, field), text);
      return writer;
    },
    /** Right-justified, filled up with a character. */
    count(field: keyof L & string, count: number, filler: ' ' | '0') {
      const [first, last] = findColumns(layout, field);
      return writer.put(field, String(count).padStart(last - first + 1, filler));
    },
    details(details: Readonly<Record<string, string>> | undefined, kept: Layout, spares: readonly Columns[]) {
      const known = new Map(withSpares(kept, spares));
      for (const [name, text] of Object.entries(details ?? {})) {
        const columns = known.get(name);
        if (!columns) throw new RangeError(`'${name}' is no detail of a record of type ${recordType}.`);
        place(name, columns, text);
      }
      return writer;
    },
    end: (): string => characters.join(''),
  };
  if (serialNumber > 999_999) throw new RangeError('A data set holds 999,999 records at most: write several.');
  return writer.count('serialNumber', serialNumber, '0');
}

export function isPrintable(text: string): boolean {
  return /^[\u0020-\u007e]*$/.test(text);
}

function withSpares(kept: Layout, spares: readonly Columns[]): readonly (readonly [string, Columns])[] {
  return [...Object.entries(kept), ...spares.map((columns) => [`spare${columns[0]}`, columns] as const)];
}

function findColumns(layout: Layout, field: string): Columns {
  const columns = layout[field];
  if (!columns) throw new RangeError(`The record has no field '${field}'.`);
  return columns;
}

function cut(record: string, [first, last]: Columns): string {
  return record.slice(first - 1, last);
}
