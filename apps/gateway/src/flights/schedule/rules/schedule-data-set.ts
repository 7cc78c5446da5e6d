import type { CalendarDate } from './calendar-date.ts';
import type { LegPattern } from './leg-pattern.ts';

/** A whole schedule as one file carries it (SSIM chapter 7): a header, and the schedule of one carrier or several. */
export interface ScheduleDataSet {
  readonly header: DataSetHeader;
  readonly carriers: readonly CarrierSchedule[];
}

export interface DataSetHeader {
  readonly numberOfSeasons?: string;
  readonly dataSetSerialNumber?: string;
  /** Columns that the standard leaves spare and this file fills, by `spare<first column>`. */
  readonly details?: Readonly<Record<string, string>>;
  /** Records of zeros after the header, where they are not the four that fill its block. */
  readonly padding?: number;
}

/** The schedule of one carrier: carrier record, legs in the file's order, trailer. */
export interface CarrierSchedule {
  /** Whether the legs' times and dates are local or UTC. */
  readonly timeMode: 'local' | 'utc';
  readonly airline: string;
  /** 'S26' or 'W26'. */
  readonly season?: string;
  readonly validFrom: CalendarDate;
  /** Absent: until further notice. */
  readonly validTo?: CalendarDate;
  readonly creationDate: CalendarDate;
  /** Minutes after midnight. */
  readonly creationTime?: number;
  readonly scheduleStatus: 'preliminary' | 'complete';
  readonly releaseDate?: CalendarDate;
  readonly titleOfData?: string;
  readonly creatorReference?: string;
  /** Further fields and filled spare columns, kept as they are. */
  readonly details?: Readonly<Record<string, string>>;
  readonly legs: readonly LegPattern[];
  readonly trailer: {
    readonly releaseDate?: CalendarDate;
    /** What its continuation code says, where that is not what the file does. */
    readonly claims?: 'end' | 'continuation';
    readonly details?: Readonly<Record<string, string>>;
  };
  /** The carrier record's serial number, where it is not the next one of the file. */
  readonly firstSerialNumber?: number;
  /** Records of zeros after carrier record, legs and trailer, where they are not those that fill blocks of five. */
  readonly padding?: readonly [afterCarrier: number, afterLegs: number, afterTrailer: number];
}

/** What a data set of our own says of itself. */
export interface DataSetOptions {
  readonly airline: string;
  readonly createdOn: CalendarDate;
  readonly validFrom: CalendarDate;
  readonly validTo: CalendarDate;
  readonly titleOfData?: string;
}

/** Wraps one carrier's patterns as a data set to be written. */
export function createDataSet(legs: readonly LegPattern[], options: DataSetOptions): ScheduleDataSet {
  const { airline, createdOn, validFrom, validTo, titleOfData } = options;
  return {
    header: {},
    carriers: [
      {
        timeMode: 'local',
        airline,
        validFrom,
        validTo,
        creationDate: createdOn,
        scheduleStatus: 'complete',
        ...(titleOfData === undefined ? {} : { titleOfData }),
        legs,
        trailer: {},
      },
    ],
  };
}
