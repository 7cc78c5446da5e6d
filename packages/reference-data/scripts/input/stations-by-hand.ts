/**
 * Airports that the source lacks, from public facts (official airport and aeronautical publications): reviewed against
 * the country's box, the zone and a second list of airports like every other row.
 */
export interface HandmadeAirport {
  readonly id: string;
  readonly city: string;
  readonly name: string;
  readonly countryCode: string;
  /** ISO 3166-2 subdivision. */
  readonly region: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly reason: string;
}

export const handmadeAirports: readonly HandmadeAirport[] = [
  {
    id: 'MHT',
    city: 'Manchester',
    name: 'Manchester–Boston Regional Airport',
    countryCode: 'US',
    region: 'US-NH',
    latitude: 42.9326,
    longitude: -71.4357,
    reason: 'missing in the source',
  },
  {
    id: 'KIN',
    city: 'Kingston',
    name: 'Norman Manley International Airport',
    countryCode: 'JM',
    region: 'JM-01',
    latitude: 17.9357,
    longitude: -76.7875,
    reason: 'missing in the source',
  },
  {
    id: 'KTI',
    city: 'Phnom Penh',
    name: 'Techo International Airport',
    countryCode: 'KH',
    region: 'KH-8',
    latitude: 11.3603,
    longitude: 104.917,
    reason: 'opened on 2025-09-09 in place of PNH, after the source was taken',
  },
];

/** Codes under which the source keeps an airport that has another IATA code now. */
export const sourceCodes: Readonly<
  Record<string, { readonly sourceId: string; readonly name?: string; readonly city?: string; readonly reason: string }>
> = {
  DJT: {
    sourceId: 'PBI',
    city: 'West Palm Beach',
    reason: 'the IATA code changed on 2026-08-18',
  },
  BSZ: { sourceId: 'FRU', city: 'Bishkek', reason: 'the IATA code changed after the source was taken' },
};

/** Zones where the zone's own map is not what clocks at the airport show. */
export const timeZoneOverrides: Readonly<Record<string, { readonly timeZone: string; readonly reason: string }>> = {
  OOL: {
    timeZone: 'Australia/Brisbane',
    reason:
      'the runway crosses the border of New South Wales, the terminal and its clocks are in Queensland, without summer time',
  },
  HAN: {
    timeZone: 'Asia/Ho_Chi_Minh',
    reason: "the map gives Asia/Bangkok, which shows the same time: the country's own zone is clearer to a reader",
  },
  URC: { timeZone: 'Asia/Shanghai', reason: 'flights in Xinjiang are published in Beijing time' },
};
