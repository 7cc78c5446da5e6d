import type { Columns } from './ssim-layout.ts';

/** What can be wrong with a record of an SSIM file, with the sentence that tells a person. */
export const ssimReasons = {
  notText: 'holds a character that is not printable ASCII',
  badLength: 'is not 200 characters long',
  unknownRecordType: 'is of no known record type',
  headerExpected: 'stands where the header record (type 1) must',
  carrierExpected: 'stands where a carrier record (type 2) must',
  legExpected: 'is segment data without the flight leg (type 3) it belongs to',
  trailerExpected: 'stands where flight legs or the trailer record (type 5) must',
  missingTrailer: 'ends before the trailer record (type 5)',
  zeroRecordMisplaced: 'is a record of zeros inside the flight legs',
  missing: 'is blank, and must not be',
  wrongTitle: "is not 'AIRLINE STANDARD SCHEDULE DATA SET'",
  notADate: 'is no date such as 09JUN26',
  notATime: 'is no time from 0000 to 2359 (or 2400 for an arrival)',
  notAVariation: 'is no UTC variation such as -0600',
  notDays: 'is not days of operation: each weekday from 1 to 7 in its own column',
  notANumber: 'is no number of the form this field takes',
  notAStation: 'is no station code of three capitals',
  notAnAirline: 'is no airline designator',
  notACode: 'is none of the letters this field takes',
  otherAirline: "is not the carrier record's airline",
  otherFlight: 'names another flight than the flight leg before it',
  serialNumberExpected: 'is not the next serial number',
  serialNumberCheck: 'is not the serial number of the record before it',
  periodReversed: 'ends before it begins',
  // Remarks: the record is taken all the same.
  zeroFilled: 'is filled with zeros where blanks are the standard',
  neverOperates: 'names no weekday that the period has',
  moreAfterEnd: "says that the data set ends, and another carrier's follows",
  nothingAfterContinuation: "says that another carrier's data follows, and none does",
  dateVariationDiffers: 'does not agree with the times and UTC variations',
} as const;

export type SsimReason = keyof typeof ssimReasons;

/** Names a place of a file and what is odd about it. */
export interface SsimFault {
  /** Counted from 1. */
  readonly line: number;
  /** The field's name, where one field is at fault, with its columns and what stands there. */
  readonly field?: string;
  readonly columns?: Columns;
  readonly value?: string;
  readonly reason: SsimReason;
}

/** Writes a fault for anyone who prepares the file: `line 12, lastDate (columns 22–28) '31FEB26': is no date …`. */
export function formatSsimFault({ line, field, columns, value, reason }: SsimFault): string {
  const place = field && columns ? `, ${field} (columns ${columns[0]}–${columns[1]})` : '';
  return `line ${line}${place}${value === undefined ? '' : ` '${value}'`}: ${ssimReasons[reason]}.`;
}
