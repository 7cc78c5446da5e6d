import { RECORDS_PER_BLOCK } from './ssim-layout.ts';

/** Counts the records of zeros that fill up the last block of a section of records. */
export function paddingRecords(recordCount: number): number {
  return (RECORDS_PER_BLOCK - (recordCount % RECORDS_PER_BLOCK)) % RECORDS_PER_BLOCK;
}

/** The standard records of zeros of a carrier's schedule: each section begins a block of five and fills its last one. */
export function standardPadding(legRecordCount: number): readonly [number, number, number] {
  return [paddingRecords(1), paddingRecords(legRecordCount), paddingRecords(1)];
}
