import { expectTypeOf, test } from 'vitest';

import type * as referenceData from './index.ts';
import type {
  AirportGroup,
  Country,
  Hangar,
  LoyaltyAirport,
  LoyaltyStation,
  SecurityQuestion,
  Station,
  StationId,
  UsState,
} from './index.ts';
import { getStation, isStationId, loyaltyStations, normalizeStation, stations } from './index.ts';

type Package = typeof referenceData;

/** True for the codes of the catalogue, all of them and no other: `toEqualTypeOf` takes the compiler seconds for so many. */
type SameCodes<Codes> = unknown extends Codes
  ? false
  : [Codes] extends [StationId]
    ? [StationId] extends [Codes]
      ? true
      : false
    : false;

test('lists are readonly lists of their records', () => {
  expectTypeOf<typeof stations>().toEqualTypeOf<readonly Station[]>();
  expectTypeOf<Package['activeStations']>().toEqualTypeOf<readonly Station[]>();
  expectTypeOf<typeof loyaltyStations>().toEqualTypeOf<readonly LoyaltyStation[]>();
  expectTypeOf<Package['airportGroups']>().toEqualTypeOf<readonly AirportGroup[]>();
  expectTypeOf<Package['countries']>().toEqualTypeOf<readonly Country[]>();
  expectTypeOf<Package['usStates']>().toEqualTypeOf<readonly UsState[]>();
  expectTypeOf<Package['securityQuestions']>().toEqualTypeOf<readonly SecurityQuestion[]>();
  expectTypeOf<Package['hangars']>().toEqualTypeOf<readonly Hangar[]>();
});

test('a record cannot be written to', () => {
  const station = getStation('DAL');
  expectTypeOf<typeof station>().toEqualTypeOf<Station | undefined>();
  // @ts-expect-error: the field is readonly
  if (station) station.weight = '1';
  // @ts-expect-error: the list is readonly
  stations.push(station);
});

test('a station has the field types of the rules: text for coordinates and weight', () => {
  expectTypeOf<Station['latitude']>().toEqualTypeOf<string>();
  expectTypeOf<Station['longitude']>().toEqualTypeOf<string>();
  expectTypeOf<Station['weight']>().toEqualTypeOf<string>();
  expectTypeOf<Station['cityServed']>().toEqualTypeOf<string>();
  expectTypeOf<Station['kioskType']>().toEqualTypeOf<'NOKIOSK' | 'STK' | 'INLINE'>();
  expectTypeOf<keyof Station>().toEqualTypeOf<
    | 'id'
    | 'displayName'
    | 'shortDisplayName'
    | 'emailDisplayName'
    | 'stationName'
    | 'cityServed'
    | 'stateFederalUnit'
    | 'countryCode'
    | 'timeZone'
    | 'latitude'
    | 'longitude'
    | 'weight'
    | 'isActive'
    | 'internationalStation'
    | 'kioskType'
    | 'getawaysDestination'
    | 'ezRez'
    | 'mobileBoarding'
  >();
});

test('the guard narrows to the codes of the catalogue', () => {
  const code: unknown = 'DAL';
  if (isStationId(code)) expectTypeOf<SameCodes<typeof code>>().toEqualTypeOf<true>();
  expectTypeOf<'DAL'>().toExtend<StationId>();
  expectTypeOf<'QQQ'>().not.toExtend<StationId>();
  expectTypeOf<Package['retiredStationIds']>().toEqualTypeOf<Readonly<{ readonly PBI: 'DJT' }>>();
});

test('isAirportGroup tells the two kinds of entry apart', () => {
  for (const entry of loyaltyStations) {
    if (entry.isAirportGroup) {
      expectTypeOf<typeof entry>().toEqualTypeOf<AirportGroup>();
      expectTypeOf<typeof entry.latitude>().toEqualTypeOf<null>();
      expectTypeOf<typeof entry.timeZone>().toEqualTypeOf<''>();
    } else {
      expectTypeOf<typeof entry>().toEqualTypeOf<LoyaltyAirport>();
      expectTypeOf<typeof entry>().toExtend<Station>();
    }
  }
});

test('a normalised record is a station, or the sentence that says why not', () => {
  const result = normalizeStation({});
  // @ts-expect-error: it may be an error
  void result.station;
  if ('station' in result) expectTypeOf<typeof result.station>().toEqualTypeOf<Station<string>>();
  else expectTypeOf<typeof result.error>().toEqualTypeOf<string>();
});

test('the id of a station is one of the catalogue, and a group’s or another list’s is any text', () => {
  expectTypeOf<SameCodes<Station['id']>>().toEqualTypeOf<true>();
  expectTypeOf<SameCodes<LoyaltyAirport['id']>>().toEqualTypeOf<true>();
  expectTypeOf<SameCodes<StationId | 'QQQ'>>().toEqualTypeOf<false>();
  expectTypeOf<SameCodes<Exclude<StationId, 'DAL'>>>().toEqualTypeOf<false>();
  expectTypeOf<SameCodes<string>>().toEqualTypeOf<false>();
  // oxlint-disable-next-line typescript/no-explicit-any -- what the check must not take for the codes
  expectTypeOf<SameCodes<any>>().toEqualTypeOf<false>();
  expectTypeOf<AirportGroup['id']>().toEqualTypeOf<string>();
  expectTypeOf<Station>().toExtend<Station<string>>();
  expectTypeOf<Station<string>>().not.toExtend<Station>();
});

test('closed sets are unions of their values', () => {
  expectTypeOf<Hangar['hangarId']>().toEqualTypeOf<'UAT' | 'PDT' | 'MIG'>();
  expectTypeOf<SecurityQuestion['text']>().toEqualTypeOf<{ readonly es: string; readonly en: string }>();
});
