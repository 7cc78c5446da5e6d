/**
 * Where each field of an SSIM data set stands: first and last column, counted from 1, of records of 200 characters.
 *
 * Facts: IATA Standard Schedules Information Manual, chapter 7, record types 1 to 5, as public descriptions give them.
 */
export type Columns = readonly [first: number, last: number];

export const RECORD_LENGTH = 200;
/** Records stand in blocks of five, which records of zeros fill up. */
export const RECORDS_PER_BLOCK = 5;
export const TITLE_OF_CONTENTS = 'AIRLINE STANDARD SCHEDULE DATA SET';

const serialNumber: Columns = [195, 200];

export const headerLayout = {
  titleOfContents: [2, 35],
  numberOfSeasons: [41, 41],
  dataSetSerialNumber: [192, 194],
  serialNumber,
} as const satisfies Record<string, Columns>;

export const carrierLayout = {
  timeMode: [2, 2],
  airline: [3, 5],
  season: [11, 13],
  validFrom: [15, 21],
  validTo: [22, 28],
  creationDate: [29, 35],
  titleOfData: [36, 64],
  releaseDate: [65, 71],
  scheduleStatus: [72, 72],
  creatorReference: [73, 107],
  duplicateAirlineDesignatorMarker: [108, 108],
  generalInformation: [109, 168],
  secureFlightIndicator: [169, 169],
  inFlightServiceInformation: [170, 188],
  electronicTicketing: [189, 190],
  creationTime: [191, 194],
  serialNumber,
} as const satisfies Record<string, Columns>;

const flightLayout = {
  operationalSuffix: [2, 2],
  airline: [3, 5],
  flightNumber: [6, 9],
  itineraryVariation: [10, 11],
  legSequence: [12, 13],
  serviceType: [14, 14],
} as const satisfies Record<string, Columns>;

export const legLayout = {
  ...flightLayout,
  firstDate: [15, 21],
  lastDate: [22, 28],
  daysOfOperation: [29, 35],
  frequencyRate: [36, 36],
  departureStation: [37, 39],
  departurePassengerTime: [40, 43],
  departureTime: [44, 47],
  departureVariation: [48, 52],
  departureTerminal: [53, 54],
  arrivalStation: [55, 57],
  arrivalTime: [58, 61],
  arrivalPassengerTime: [62, 65],
  arrivalVariation: [66, 70],
  arrivalTerminal: [71, 72],
  aircraftType: [73, 75],
  itineraryVariationOverflow: [128, 128],
  configuration: [173, 192],
  serialNumber,
} as const satisfies Record<string, Columns>;

/** Fields of a leg that are kept as they are, without being read. */
export const detailFields = {
  bookingDesignators: [76, 95],
  bookingModifiers: [96, 100],
  mealService: [101, 110],
  jointOperationAirlines: [111, 119],
  connectionStatus: [120, 121],
  secureFlightIndicator: [122, 122],
  aircraftOwner: [129, 131],
  cockpitCrewEmployer: [132, 134],
  cabinCrewEmployer: [135, 137],
  onwardAirline: [138, 140],
  onwardFlightNumber: [141, 144],
  aircraftRotationLayover: [145, 145],
  onwardOperationalSuffix: [146, 146],
  flightTransitLayover: [148, 148],
  operatingAirlineDisclosure: [149, 149],
  trafficRestrictions: [150, 160],
  trafficRestrictionOverflow: [161, 161],
  dateVariation: [193, 194],
} as const satisfies Record<string, Columns>;

export const segmentLayout = {
  ...flightLayout,
  itineraryVariationOverflow: [28, 28],
  boardPointIndicator: [29, 29],
  offPointIndicator: [30, 30],
  dataElement: [31, 33],
  boardPoint: [34, 36],
  offPoint: [37, 39],
  data: [40, 194],
  serialNumber,
} as const satisfies Record<string, Columns>;

export const trailerLayout = {
  airline: [3, 5],
  releaseDate: [6, 12],
  serialNumberCheck: [188, 193],
  continuation: [194, 194],
  serialNumber,
} as const satisfies Record<string, Columns>;

/** Lists the columns of a record that no field of its layouts covers, the record type's own column aside. */
export function spareColumns(...layouts: readonly Readonly<Record<string, Columns>>[]): readonly Columns[] {
  const covered = layouts.flatMap((layout) => Object.values(layout)).toSorted(([a], [b]) => a - b);
  const spares: Columns[] = [];
  let next = 2;
  for (const [first, last] of covered) {
    if (first > next) spares.push([next, first - 1]);
    next = last + 1;
  }
  return spares;
}
