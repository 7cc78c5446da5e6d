export interface LoyaltyAirport {
  readonly id: string;
  readonly displayName: string;
  readonly shortDisplayName: string;
  readonly emailDisplayName: string;
  readonly stationName: string;
  readonly cityServed: string;
  readonly stateFederalUnit: string;
  readonly countryCode: string;
  readonly timeZone: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly weight: string;
  readonly isActive: boolean;
  readonly isAirportGroup: false;
  readonly altSearchNames: readonly string[] | null;
  readonly airportsListName: string;
  readonly children: readonly string[];
  readonly parents: readonly string[];
}
export interface AirportGroup {
  readonly id: string;
  readonly displayName: string;
  readonly shortDisplayName: string;
  readonly airportsListName: string;
  readonly isAirportGroup: true;
  readonly multiSelectGroupDisplayName?: string;
  readonly altSearchNames: readonly string[] | null;
  readonly children: readonly string[];
  readonly parents: readonly [];
  readonly weight: string;
}
export type LoyaltyStation = LoyaltyAirport | AirportGroup;
