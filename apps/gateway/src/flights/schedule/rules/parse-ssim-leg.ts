import { dayOfDate, MINUTES_PER_DAY, weekdayOfDay } from './calendar-date.ts';
import { arrivalDayShift, blockMinutes, type LegEnd, type LegPattern, type SegmentData } from './leg-pattern.ts';
import type { CarrierSchedule } from './schedule-data-set.ts';
import { legDetails, segmentSpares } from './ssim-details.ts';
import { detailFields, legLayout, segmentLayout } from './ssim-layout.ts';
import { createRecordReader, type Findings, type RecordReader, readDetails } from './ssim-record.ts';
import { OPEN_DATE, readCount, readDate, readDays, readTime, readVariation } from './ssim-values.ts';
import { toLocalTimes } from './time-mode.ts';

type LegReader = RecordReader<typeof legLayout>;
type SegmentReader = RecordReader<typeof segmentLayout>;

/** Reads a flight leg record (type 3). */
export function parseLeg(
  record: string,
  line: number,
  { timeMode, airline }: Pick<CarrierSchedule, 'timeMode' | 'airline'>,
  findings: Findings,
): LegPattern {
  const reader = createRecordReader(record, line, legLayout, findings);
  if (readAirline(reader.raw('airline')) !== airline) reader.fault('airline', 'otherAirline');
  const suffix = reader.text('operationalSuffix');
  const terminals = [reader.text('departureTerminal'), reader.text('arrivalTerminal')] as const;
  const firstDate = reader.read('firstDate', readDate, 'notADate', '');
  const isOpen = reader.raw('lastDate') === OPEN_DATE;
  const lastDate = isOpen ? undefined : reader.read('lastDate', readDate, 'notADate', '');
  if (lastDate && firstDate && lastDate < firstDate) reader.fault('lastDate', 'periodReversed');
  const frequency = reader.raw('frequencyRate');
  if (frequency !== ' ' && frequency !== '2') reader.fault('frequencyRate', 'notACode');
  const configuration = reader.text('configuration');
  const details = readDetails(record, legDetails.kept, legDetails.spares);

  const leg: LegPattern = {
    carrier: airline,
    ...readFlight(reader),
    ...(suffix === undefined ? {} : { operationalSuffix: suffix }),
    firstDate,
    ...(lastDate === undefined ? {} : { lastDate }),
    daysOfOperation: reader.read('daysOfOperation', readDays, 'notDays', '1'),
    ...(frequency === '2' ? { frequencyRate: 2 } : {}),
    departure: readEnd(reader, 'departure', terminals[0]),
    arrival: readEnd(reader, 'arrival', terminals[1]),
    aircraftType: reader.read('aircraftType', readCode(/^[A-Z0-9]{3}$/), 'notACode', ''),
    ...(configuration === undefined ? {} : { configuration }),
    ...(details === undefined ? {} : { details }),
  };
  if (!operatesAtAll(leg)) reader.remark('daysOfOperation', 'neverOperates');
  if (timeMode === 'local') {
    checkDateVariation(record, line, arrivalDayShift(leg), findings);
    return leg;
  }
  const local = inLocalTimes(leg);
  checkDateVariation(record, line, Math.floor((leg.departure.time + blockMinutes(local)) / MINUTES_PER_DAY), findings);
  return local;
}

/** Reads a segment data record (type 4), which must name the flight leg before it. */
export function parseSegment(record: string, line: number, leg: LegPattern, findings: Findings): SegmentData {
  const reader = createRecordReader(record, line, segmentLayout, findings);
  const { itineraryVariation, legSequence, flightNumber } = readFlight(reader);
  if (readAirline(reader.raw('airline')) !== leg.carrier) reader.fault('airline', 'otherFlight');
  if (flightNumber !== leg.flightNumber) reader.fault('flightNumber', 'otherFlight');
  if (itineraryVariation !== leg.itineraryVariation) reader.fault('itineraryVariation', 'otherFlight');
  if (legSequence !== leg.legSequence) reader.fault('legSequence', 'otherFlight');
  if (reader.text('operationalSuffix') !== leg.operationalSuffix) reader.fault('operationalSuffix', 'otherFlight');
  if (reader.raw('serviceType') !== leg.serviceType) reader.fault('serviceType', 'otherFlight');
  const details = readDetails(record, {}, segmentSpares);
  return {
    boardPointIndicator: reader.read('boardPointIndicator', readCode(/^[A-Z]$/), 'notACode', ''),
    offPointIndicator: reader.read('offPointIndicator', readCode(/^[A-Z]$/), 'notACode', ''),
    dataElement: reader.read('dataElement', readDigits, 'notANumber', 0),
    boardPoint: reader.read('boardPoint', readStation, 'notAStation', ''),
    offPoint: reader.read('offPoint', readStation, 'notAStation', ''),
    data: reader.text('data') ?? '',
    ...(details === undefined ? {} : { details }),
  };
}

/** Reads an airline designator of two or three letters and digits, left-justified. */
export function readAirline(text: string): string | undefined {
  return /^[A-Z0-9]{2}[A-Z0-9 ]$/.test(text) ? text.trimEnd() : undefined;
}

/** Makes a reader of a code that must match a form. */
function readCode(form: RegExp): (text: string) => string | undefined {
  return (text) => (form.test(text) ? text : undefined);
}

const readStation = readCode(/^[A-Z]{3}$/);
/** Digits in every column, zeros before them. */
const readDigits = (text: string): number | undefined => (/^\d+$/.test(text) ? readCount(text) : undefined);

function readFlight(reader: LegReader | SegmentReader) {
  const overflow = reader.raw('itineraryVariationOverflow');
  if (!/^[ 1-9]$/.test(overflow)) reader.fault('itineraryVariationOverflow', 'notANumber');
  if (!/^[ A-Z]$/.test(reader.raw('operationalSuffix'))) reader.fault('operationalSuffix', 'notACode');
  if (/^ *0/.test(reader.raw('flightNumber'))) reader.remark('flightNumber', 'zeroFilled');
  const readVariationNumber = (text: string): number | undefined =>
    /^\d+$/.test(text) ? readCount(`${overflow.trim()}${text}`) : undefined;
  return {
    flightNumber: reader.read('flightNumber', readCount, 'notANumber', 0),
    itineraryVariation: reader.read('itineraryVariation', readVariationNumber, 'notANumber', 0),
    legSequence: reader.read('legSequence', readDigits, 'notANumber', 0),
    serviceType: reader.read('serviceType', readCode(/^[A-Z]$/), 'notACode', ''),
  };
}

function readEnd(reader: LegReader, end: 'departure' | 'arrival', terminal: string | undefined): LegEnd {
  const readClock = (text: string): number | undefined => {
    const time = readTime(text);
    return end === 'departure' && time === 1440 ? undefined : time;
  };
  const time = reader.read(`${end}Time`, readClock, 'notATime', 0);
  const passengerTime = reader.read(`${end}PassengerTime`, readClock, 'notATime', time);
  return {
    station: reader.read(`${end}Station`, readStation, 'notAStation', ''),
    time,
    ...(passengerTime === time ? {} : { passengerTime }),
    utcVariation: reader.read(`${end}Variation`, readVariation, 'notAVariation', 0),
    ...(terminal === undefined ? {} : { terminal }),
  };
}

/** Dates that could not be read stay as they are: the fault is noted already. */
function inLocalTimes(leg: LegPattern): LegPattern {
  return leg.firstDate === '' || leg.lastDate === '' ? leg : toLocalTimes(leg);
}

function operatesAtAll({ firstDate, lastDate, daysOfOperation }: LegPattern): boolean {
  if (lastDate === undefined || lastDate === '' || firstDate === '') return true;
  const last = dayOfDate(lastDate);
  for (let day = dayOfDate(firstDate); day <= Math.min(last, dayOfDate(firstDate) + 6); day += 1) {
    if (daysOfOperation.includes(String(weekdayOfDay(day)))) return true;
  }
  return false;
}

/**
 * Compares the date variation, where a record states both, with the days that follow from times and UTC variations.
 *
 * Those decide, since no leg is longer than a day; a difference is only remarked on.
 */
function checkDateVariation(record: string, line: number, days: number, findings: Findings): void {
  const reader = createRecordReader(record, line, detailFields, findings);
  const [departure, arrival] = Array.from(reader.raw('dateVariation')).map(readDayShift);
  if (departure === undefined || arrival === undefined) return;
  if (arrival - departure !== days) reader.remark('dateVariation', 'dateVariationDiffers');
}

/** '0' to '7' are days later; 'A', or 'J' in older files, is the day before. */
function readDayShift(character: string): number | undefined {
  if (/^[0-7]$/.test(character)) return Number(character);
  return character === 'A' || character === 'J' ? -1 : undefined;
}
