import type { CalendarDate } from './calendar-date.ts';

/** One end of a leg as the schedule states it. */
export interface LegEnd {
  /** IATA code of three capitals; the catalogue may lack it. */
  readonly station: string;
  /** The aircraft's scheduled time, in minutes after local midnight: 0 to 1439, and 1440 for an arrival written 2400. */
  readonly time: number;
  /** The time told to passengers, where it is another one; same scale. */
  readonly passengerTime?: number;
  /** Minutes that local time is ahead of UTC on the days of this pattern; negative in the west. */
  readonly utcVariation: number;
  readonly terminal?: string;
}

/** Something said about a stretch of a flight, as an SSIM segment data record says it (chapter 7, record type 4). */
export interface SegmentData {
  /** Letters that name the stations' places on the flight: 'A' and 'B' are the first leg's. */
  readonly boardPointIndicator: string;
  readonly offPointIndicator: string;
  /** Number of the data element, 1 to 999: 10 lists code shares, 50 the operating carrier, 109 meals. */
  readonly dataElement: number;
  readonly boardPoint: string;
  readonly offPoint: string;
  /** The element's own text, up to 155 characters, kept as it is. */
  readonly data: string;
  /** Spare columns that a file fills, by `spare<first column>`. */
  readonly details?: Readonly<Record<string, string>>;
}

/**
 * Describes a leg that repeats: one flight, one hop, on certain weekdays of a period, at one pair of local times.
 *
 * The unit of a schedule, in the shape of an SSIM flight leg record (chapter 7, record type 3). A flight of several
 * legs is several patterns that share carrier, number, suffix and itinerary variation, in leg sequence. Where the
 * clocks change, one pattern ends and another begins: its two UTC variations hold on every day it operates.
 */
export interface LegPattern {
  /** Airline designator, two or three letters and digits. */
  readonly carrier: string;
  /** 1 to 9999. */
  readonly flightNumber: number;
  /** One letter; absent as a rule. */
  readonly operationalSuffix?: string;
  /** Tells apart the patterns of one flight number: 1 to 999. */
  readonly itineraryVariation: number;
  /** Place of the leg in its flight: 1 to 99. */
  readonly legSequence: number;
  /** IATA service type, a letter; 'J' is a scheduled passenger flight. */
  readonly serviceType: string;
  /** First and last day of the period, by the departure's own local date; no last date means until further notice. */
  readonly firstDate: CalendarDate;
  readonly lastDate?: CalendarDate;
  /** Weekdays of the departure's own local date, ascending: '1' is Monday, '7' Sunday, '12345' each working day. */
  readonly daysOfOperation: string;
  /** 2 when it operates every other week only, counted in sevens of days from the first date. */
  readonly frequencyRate?: 2;
  readonly departure: LegEnd;
  readonly arrival: LegEnd;
  /** IATA aircraft type, three characters. */
  readonly aircraftType: string;
  /** Cabins and seats, as 'Y175' or 'J14W34Y316VV364'; see {@link parseCabinSeats}. */
  readonly configuration?: string;
  /** What else the record says, by field, kept as it is; see `detailFields`. */
  readonly details?: Readonly<Record<string, string>>;
  readonly segmentData?: readonly SegmentData[];
}

/** Gives the weekdays of a pattern as bits, Monday lowest; characters other than 1 to 7 count for nothing. */
export function weekdayBits(daysOfOperation: string): number {
  let bits = 0;
  for (let weekday = 1; weekday <= 7; weekday += 1) {
    if (daysOfOperation.includes(String(weekday))) bits |= 1 << (weekday - 1);
  }
  return bits;
}

/** Writes weekday bits as days of operation: the reverse of {@link weekdayBits}. */
export function daysOfBits(bits: number): string {
  let days = '';
  for (let weekday = 1; weekday <= 7; weekday += 1) if (bits & (1 << (weekday - 1))) days += weekday;
  return days;
}

/**
 * Gives the elapsed minutes from departure to arrival: 1 to 1440.
 *
 * By the two local times and their UTC variations alone: no leg is longer than a day, so the dates follow, across
 * midnight and the date line too.
 */
export function blockMinutes({ departure, arrival }: Pick<LegPattern, 'departure' | 'arrival'>): number {
  const elapsed = arrival.time - arrival.utcVariation - departure.time + departure.utcVariation;
  return ((((elapsed - 1) % 1440) + 1440) % 1440) + 1;
}

/** Gives how many calendar days the local arrival lies after the local departure: -1 to 2. */
export function arrivalDayShift(leg: Pick<LegPattern, 'departure' | 'arrival'>): number {
  const { departure, arrival } = leg;
  const local = departure.time - departure.utcVariation + blockMinutes(leg) + arrival.utcVariation;
  return Math.floor((local - (arrival.time === 1440 ? 1 : 0)) / 1440);
}

/**
 * Counts the seats of a configuration such as 'Y175': cabin letters each with a number, before any 'VV' version.
 *
 * Gives `undefined` where the text names none.
 */
export function parseCabinSeats(configuration: string | undefined): number | undefined {
  const cabins = configuration?.split('VV')[0]?.match(/[A-Z]\d+/g);
  return cabins?.reduce((seats, cabin) => seats + Number(cabin.slice(1)), 0);
}

/** Names a flight without its date: '9Z1234', with the suffix where there is one. */
export function flightName(leg: Pick<LegPattern, 'carrier' | 'flightNumber' | 'operationalSuffix'>): string {
  return `${leg.carrier}${leg.flightNumber}${leg.operationalSuffix ?? ''}`;
}
