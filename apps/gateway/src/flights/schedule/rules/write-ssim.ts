import type { LegPattern, SegmentData } from './leg-pattern.ts';
import type { CarrierSchedule, DataSetHeader, ScheduleDataSet } from './schedule-data-set.ts';
import { carrierDetails, headerDetails, legDetails, segmentSpares, trailerDetails } from './ssim-details.ts';
import {
  carrierLayout,
  headerLayout,
  legLayout,
  RECORD_LENGTH,
  segmentLayout,
  TITLE_OF_CONTENTS,
  trailerLayout,
} from './ssim-layout.ts';
import { standardPadding, paddingRecords } from './ssim-padding.ts';
import { createRecordWriter } from './ssim-record.ts';
import { OPEN_DATE, writeDate, writeDays, writeTime, writeVariation } from './ssim-values.ts';
import { toUtcTimes } from './time-mode.ts';

const zeros = '0'.repeat(RECORD_LENGTH);

/**
 * Writes a data set as a file (IATA SSIM, chapter 7): one record of 200 characters a line, each ended by a line feed.
 *
 * `parseSsim` gives the data set again, and a file that it read comes out as it was, but for a flight number filled
 * with zeros, which gets the standard's blanks, and for the line ends, which are always line feeds.
 *
 * @throws RangeError when a value does not fit its columns, or when there are more than 999,999 records.
 */
export function writeSsim({ header, carriers }: ScheduleDataSet): string {
  const lines: string[] = [];
  let serialNumber = 0;
  const next = (): number => (serialNumber += 1);
  const add = (...records: readonly string[]): void => void lines.push(...records);
  const pad = (count: number): void => add(...Array.from({ length: count }, () => zeros));

  add(headerRecord(header, next()));
  pad(header.padding ?? paddingRecords(1));
  for (const [index, carrier] of carriers.entries()) {
    const legRecordCount = carrier.legs.reduce((count, { segmentData }) => count + 1 + (segmentData?.length ?? 0), 0);
    const [afterCarrier, afterLegs, afterTrailer] = carrier.padding ?? standardPadding(legRecordCount);
    serialNumber = (carrier.firstSerialNumber ?? serialNumber + 1) - 1;
    add(carrierRecord(carrier, next()));
    pad(afterCarrier);
    for (const leg of carrier.legs) {
      add(legRecord(carrier.timeMode === 'utc' ? toUtcTimes(leg) : leg, next()));
      for (const segment of leg.segmentData ?? []) add(segmentRecord(leg, segment, next()));
    }
    pad(afterLegs);
    add(trailerRecord(carrier, index < carriers.length - 1, next()));
    pad(afterTrailer);
  }
  return `${lines.join('\n')}\n`;
}

function headerRecord(header: DataSetHeader, serialNumber: number): string {
  return createRecordWriter('1', headerLayout, serialNumber)
    .put('titleOfContents', TITLE_OF_CONTENTS)
    .put('numberOfSeasons', header.numberOfSeasons)
    .put('dataSetSerialNumber', header.dataSetSerialNumber)
    .details(header.details, headerDetails.kept, headerDetails.spares)
    .end();
}

function carrierRecord(carrier: CarrierSchedule, serialNumber: number): string {
  const { validTo, releaseDate, creationTime } = carrier;
  return createRecordWriter('2', carrierLayout, serialNumber)
    .put('timeMode', carrier.timeMode === 'utc' ? 'U' : 'L')
    .put('airline', carrier.airline)
    .put('season', carrier.season)
    .put('validFrom', writeDate(carrier.validFrom))
    .put('validTo', validTo === undefined ? OPEN_DATE : writeDate(validTo))
    .put('creationDate', writeDate(carrier.creationDate))
    .put('titleOfData', carrier.titleOfData)
    .put('releaseDate', releaseDate === undefined ? undefined : writeDate(releaseDate))
    .put('scheduleStatus', carrier.scheduleStatus === 'preliminary' ? 'P' : 'C')
    .put('creatorReference', carrier.creatorReference)
    .put('creationTime', creationTime === undefined ? undefined : writeTime(creationTime))
    .details(carrier.details, carrierDetails.kept, carrierDetails.spares)
    .end();
}

function legRecord(leg: LegPattern, serialNumber: number): string {
  const { departure, arrival, lastDate, itineraryVariation } = leg;
  return createRecordWriter('3', legLayout, serialNumber)
    .put('operationalSuffix', leg.operationalSuffix)
    .put('airline', leg.carrier)
    .count('flightNumber', leg.flightNumber, ' ')
    .count('itineraryVariation', itineraryVariation % 100, '0')
    .put('itineraryVariationOverflow', formatOverflow(itineraryVariation))
    .count('legSequence', leg.legSequence, '0')
    .put('serviceType', leg.serviceType)
    .put('firstDate', writeDate(leg.firstDate))
    .put('lastDate', lastDate === undefined ? OPEN_DATE : writeDate(lastDate))
    .put('daysOfOperation', writeDays(leg.daysOfOperation))
    .put('frequencyRate', leg.frequencyRate === undefined ? undefined : String(leg.frequencyRate))
    .put('departureStation', departure.station)
    .put('departurePassengerTime', writeTime(departure.passengerTime ?? departure.time))
    .put('departureTime', writeTime(departure.time))
    .put('departureVariation', writeVariation(departure.utcVariation))
    .put('departureTerminal', departure.terminal)
    .put('arrivalStation', arrival.station)
    .put('arrivalTime', writeTime(arrival.time))
    .put('arrivalPassengerTime', writeTime(arrival.passengerTime ?? arrival.time))
    .put('arrivalVariation', writeVariation(arrival.utcVariation))
    .put('arrivalTerminal', arrival.terminal)
    .put('aircraftType', leg.aircraftType)
    .put('configuration', leg.configuration)
    .details(leg.details, legDetails.kept, legDetails.spares)
    .end();
}

function segmentRecord(leg: LegPattern, segment: SegmentData, serialNumber: number): string {
  return createRecordWriter('4', segmentLayout, serialNumber)
    .put('operationalSuffix', leg.operationalSuffix)
    .put('airline', leg.carrier)
    .count('flightNumber', leg.flightNumber, ' ')
    .count('itineraryVariation', leg.itineraryVariation % 100, '0')
    .put('itineraryVariationOverflow', formatOverflow(leg.itineraryVariation))
    .count('legSequence', leg.legSequence, '0')
    .put('serviceType', leg.serviceType)
    .put('boardPointIndicator', segment.boardPointIndicator)
    .put('offPointIndicator', segment.offPointIndicator)
    .count('dataElement', segment.dataElement, '0')
    .put('boardPoint', segment.boardPoint)
    .put('offPoint', segment.offPoint)
    .put('data', segment.data)
    .details(segment.details, {}, segmentSpares)
    .end();
}

function trailerRecord({ airline, trailer }: CarrierSchedule, isMoreToCome: boolean, serialNumber: number): string {
  const claims = trailer.claims ?? (isMoreToCome ? 'continuation' : 'end');
  return createRecordWriter('5', trailerLayout, serialNumber)
    .put('airline', airline)
    .put('releaseDate', trailer.releaseDate === undefined ? undefined : writeDate(trailer.releaseDate))
    .count('serialNumberCheck', serialNumber - 1, '0')
    .put('continuation', claims === 'end' ? 'E' : 'C')
    .details(trailer.details, trailerDetails.kept, trailerDetails.spares)
    .end();
}

function formatOverflow(itineraryVariation: number): string | undefined {
  return itineraryVariation < 100 ? undefined : String(Math.floor(itineraryVariation / 100));
}
