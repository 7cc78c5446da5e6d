import { readAirline } from './parse-ssim-leg.ts';
import type { CarrierSchedule, DataSetHeader } from './schedule-data-set.ts';
import { carrierDetails, headerDetails, trailerDetails } from './ssim-details.ts';
import type { FileRecord } from './ssim-file.ts';
import { carrierLayout, headerLayout, TITLE_OF_CONTENTS, trailerLayout } from './ssim-layout.ts';
import { paddingRecords } from './ssim-padding.ts';
import { createRecordReader, type Findings, readDetails } from './ssim-record.ts';
import { OPEN_DATE, readDate, readTime } from './ssim-values.ts';

/** Reads a header record (type 1). */
export function parseHeader({ record, line, zerosAfter }: FileRecord, findings: Findings): DataSetHeader {
  const reader = createRecordReader(record, line, headerLayout, findings);
  if (reader.raw('titleOfContents') !== TITLE_OF_CONTENTS) reader.fault('titleOfContents', 'wrongTitle');
  const numberOfSeasons = reader.text('numberOfSeasons');
  const dataSetSerialNumber = reader.text('dataSetSerialNumber');
  const details = readDetails(record, headerDetails.kept, headerDetails.spares);
  return {
    ...(numberOfSeasons === undefined ? {} : { numberOfSeasons }),
    ...(dataSetSerialNumber === undefined ? {} : { dataSetSerialNumber }),
    ...(details === undefined ? {} : { details }),
    ...(zerosAfter === paddingRecords(1) ? {} : { padding: zerosAfter }),
  };
}

/** Reads a carrier record (type 2). */
export function parseCarrier(
  { record, line, serialNumber, isInSequence }: FileRecord,
  findings: Findings,
): Omit<CarrierSchedule, 'legs' | 'trailer' | 'padding'> {
  const reader = createRecordReader(record, line, carrierLayout, findings);
  const validFrom = reader.read('validFrom', readDate, 'notADate', '');
  const isOpen = reader.raw('validTo') === OPEN_DATE;
  const validTo = isOpen ? undefined : reader.read('validTo', readDate, 'notADate', '');
  if (validTo && validFrom && validTo < validFrom) reader.fault('validTo', 'periodReversed');
  const hasTime = reader.text('creationTime') !== undefined;
  const creationTime = hasTime ? reader.read('creationTime', readTime, 'notATime', 0) : undefined;
  const season = reader.text('season');
  const releaseDate = reader.optionalDate('releaseDate');
  const titleOfData = reader.text('titleOfData');
  const creatorReference = reader.text('creatorReference');
  const details = readDetails(record, carrierDetails.kept, carrierDetails.spares);
  return {
    timeMode: reader.read('timeMode', (text) => timeModes.get(text), 'notACode', 'local'),
    airline: reader.read('airline', readAirline, 'notAnAirline', ''),
    ...(season === undefined ? {} : { season }),
    validFrom,
    ...(validTo === undefined ? {} : { validTo }),
    creationDate: reader.read('creationDate', readDate, 'notADate', ''),
    ...(creationTime === undefined ? {} : { creationTime }),
    scheduleStatus: reader.read('scheduleStatus', (text) => statuses.get(text), 'notACode', 'complete'),
    ...(releaseDate === undefined ? {} : { releaseDate }),
    ...(titleOfData === undefined ? {} : { titleOfData }),
    ...(creatorReference === undefined ? {} : { creatorReference }),
    ...(details === undefined ? {} : { details }),
    ...(isInSequence ? {} : { firstSerialNumber: serialNumber }),
  };
}

/** Reads a trailer record (type 5). */
export function parseTrailer(
  { record, line, serialNumber }: FileRecord,
  airline: string,
  isMoreToCome: boolean,
  findings: Findings,
): CarrierSchedule['trailer'] {
  const reader = createRecordReader(record, line, trailerLayout, findings);
  if (readAirline(reader.raw('airline')) !== airline) reader.fault('airline', 'otherAirline');
  if (Number(reader.raw('serialNumberCheck')) !== serialNumber - 1) {
    reader.fault('serialNumberCheck', 'serialNumberCheck');
  }
  const releaseDate = reader.optionalDate('releaseDate');
  const claims = reader.read('continuation', (text) => continuations.get(text), 'notACode', 'end');
  const isTrue = claims === (isMoreToCome ? 'continuation' : 'end');
  if (!isTrue) reader.remark('continuation', isMoreToCome ? 'moreAfterEnd' : 'nothingAfterContinuation');
  const details = readDetails(record, trailerDetails.kept, trailerDetails.spares);
  return {
    ...(releaseDate === undefined ? {} : { releaseDate }),
    ...(isTrue ? {} : { claims }),
    ...(details === undefined ? {} : { details }),
  };
}

const timeModes = new Map<string, CarrierSchedule['timeMode']>([
  ['L', 'local'],
  ['U', 'utc'],
]);
const statuses = new Map<string, CarrierSchedule['scheduleStatus']>([
  ['P', 'preliminary'],
  ['C', 'complete'],
]);
const continuations = new Map<string, 'end' | 'continuation'>([
  ['C', 'continuation'],
  ['E', 'end'],
]);
