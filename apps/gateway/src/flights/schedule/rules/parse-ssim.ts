import type { LegPattern } from './leg-pattern.ts';
import { parseCarrier, parseHeader, parseTrailer } from './parse-ssim-carrier.ts';
import { parseLeg, parseSegment } from './parse-ssim-leg.ts';
import type { CarrierSchedule, ScheduleDataSet } from './schedule-data-set.ts';
import type { SsimFault } from './ssim-fault.ts';
import { type FileRecord, readRecords, type RecordType } from './ssim-file.ts';
import { standardPadding } from './ssim-padding.ts';
import type { Findings } from './ssim-record.ts';

/** A whole data set with what is odd in its file, or the faults for which nothing of it is taken. */
export type ParsedSsim =
  | { readonly dataSet: ScheduleDataSet; readonly remarks: readonly SsimFault[] }
  | { readonly faults: readonly SsimFault[] };

/**
 * Reads a schedule data set file (IATA SSIM, chapter 7, record types 1 to 5).
 *
 * Records of 200 characters, one a line or, in a file without line ends, one after the other. All faults are found in
 * one reading, each with its line; with a single fault the whole file is refused. Fields that the schedule does not use
 * are kept as they are, so that `writeSsim` gives the file again. Whether a catalogue has the stations is another
 * question: see `missingStations`.
 */
export function parseSsim(text: string): ParsedSsim {
  const findings: Findings = { faults: [], remarks: [] };
  const dataSet = parseDataSet(readRecords(text, findings), findings);
  const inOrder = (list: SsimFault[]): SsimFault[] => list.toSorted((a, b) => a.line - b.line);
  if (findings.faults.length > 0 || !dataSet) return { faults: inOrder(findings.faults) };
  return { dataSet, remarks: inOrder(findings.remarks) };
}

/** The records that are still to be read, in order. */
interface Cursor {
  readonly next: () => FileRecord | undefined;
  /** Gives the next record and goes on, when it is of this type. */
  readonly take: (type: RecordType) => FileRecord | undefined;
  readonly skip: () => void;
  readonly lastLine: number;
}

function createCursor(records: readonly FileRecord[]): Cursor {
  let index = 0;
  return {
    next: () => records[index],
    take: (type) => (records[index]?.type === type ? records[index++] : undefined),
    skip: () => void (index += 1),
    lastLine: records.at(-1)?.line ?? 1,
  };
}

function parseDataSet(records: readonly FileRecord[], findings: Findings): ScheduleDataSet | undefined {
  const cursor = createCursor(records);
  const first = cursor.take('1');
  if (!first) {
    findings.faults.push({ line: records[0]?.line ?? 1, reason: 'headerExpected' });
    return undefined;
  }
  const header = parseHeader(first, findings);
  const carriers: CarrierSchedule[] = [];
  while (carriers.length === 0 || cursor.next()) {
    const carrier = parseCarrierSchedule(cursor, findings);
    if (!carrier) return undefined;
    carriers.push(carrier);
  }
  return { header, carriers };
}

function parseCarrierSchedule(cursor: Cursor, findings: Findings): CarrierSchedule | undefined {
  const { faults } = findings;
  const first = cursor.take('2');
  if (!first) {
    faults.push({ line: cursor.next()?.line ?? cursor.lastLine, reason: 'carrierExpected' });
    return undefined;
  }
  const carrier = parseCarrier(first, findings);
  const legs: LegPattern[] = [];
  let lastOfLegs = first;
  let legRecordCount = 0;
  for (let record = cursor.next(); record?.type === '3' || record?.type === '4'; record = cursor.next()) {
    if (legRecordCount > 0 && lastOfLegs.zerosAfter > 0) {
      faults.push({ line: lastOfLegs.line + 1, reason: 'zeroRecordMisplaced' });
    }
    const leg = legs.at(-1);
    if (record.type === '3') legs.push(parseLeg(record.record, record.line, carrier, findings));
    else if (leg) legs[legs.length - 1] = withSegment(leg, record, findings);
    else faults.push({ line: record.line, reason: 'legExpected' });
    legRecordCount += 1;
    lastOfLegs = record;
    cursor.skip();
  }
  const last = cursor.take('5');
  if (!last) {
    const next = cursor.next();
    faults.push({ line: next?.line ?? cursor.lastLine, reason: next ? 'trailerExpected' : 'missingTrailer' });
    return undefined;
  }
  const trailer = parseTrailer(last, carrier.airline, cursor.next() !== undefined, findings);
  const padding = [first.zerosAfter, legRecordCount === 0 ? 0 : lastOfLegs.zerosAfter, last.zerosAfter] as const;
  const isStandard = standardPadding(legRecordCount).every((zeros, index) => zeros === padding[index]);
  return { ...carrier, legs, trailer, ...(isStandard ? {} : { padding }) };
}

function withSegment(leg: LegPattern, { record, line }: FileRecord, findings: Findings): LegPattern {
  return { ...leg, segmentData: [...(leg.segmentData ?? []), parseSegment(record, line, leg, findings)] };
}
