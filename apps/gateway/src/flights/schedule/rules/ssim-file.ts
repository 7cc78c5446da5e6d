import type { SsimFault } from './ssim-fault.ts';
import { RECORD_LENGTH } from './ssim-layout.ts';
import { type Findings, isPrintable } from './ssim-record.ts';
import { readCount } from './ssim-values.ts';

const recordTypes = ['1', '2', '3', '4', '5'] as const;
export type RecordType = (typeof recordTypes)[number];

/** A record of a file: where it stands, and how many records of zeros follow it. */
export interface FileRecord {
  readonly type: RecordType;
  readonly record: string;
  readonly line: number;
  readonly serialNumber: number;
  /** Whether its serial number is the one after the record before it. */
  readonly isInSequence: boolean;
  zerosAfter: number;
}

/**
 * Cuts a file into its records and checks what holds for each one alike: its length, its characters, its type and its
 * serial number, which counts up by one. A carrier record may begin a new count: files that somebody put together have
 * that, and nothing is missing from them.
 */
export function readRecords(text: string, { faults, remarks }: Findings): readonly FileRecord[] {
  const records: FileRecord[] = [];
  for (const [index, record] of cutLines(text).entries()) {
    const line = index + 1;
    const previous = records.at(-1);
    const type = recordTypes.find((known) => record.startsWith(known));
    const reason = findFault(record);
    if (reason) faults.push({ line, reason });
    else if (/^0+$/.test(record)) {
      if (previous) previous.zerosAfter += 1;
      else faults.push({ line, reason: 'headerExpected' });
    } else if (!type) faults.push({ line, reason: 'unknownRecordType' });
    else {
      const value = record.slice(194);
      const expected = (previous?.serialNumber ?? 0) + 1;
      const serialNumber = /^\d{6}$/.test(value) ? readCount(value) : undefined;
      if (serialNumber !== expected) {
        const findings = serialNumber !== undefined && type === '2' ? remarks : faults;
        findings.push({ line, field: 'serialNumber', columns: [195, 200], value, reason: 'serialNumberExpected' });
      }
      // After a gap the count goes on from what the file says: one fault for one missing record.
      records.push({
        type,
        record,
        line,
        serialNumber: serialNumber ?? expected,
        isInSequence: serialNumber === expected,
        zerosAfter: 0,
      });
    }
  }
  return records;
}

function cutLines(text: string): readonly string[] {
  if (!text.includes('\n')) return text.match(/.{1,200}/gs) ?? [];
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

function findFault(record: string): SsimFault['reason'] | undefined {
  if (!isPrintable(record)) return 'notText';
  return record.length === RECORD_LENGTH ? undefined : 'badLength';
}
