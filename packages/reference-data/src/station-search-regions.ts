import type { LoyaltyAirport } from './station-search-entries.ts';

const names: Record<string, readonly string[]> = {
  TX: ['Texas'],
  HI: ['Hawaii', 'Hawái'],
  NM: ['New Mexico'],
  NY: ['New York'],
};

export function regionNamesOf(airport: LoyaltyAirport): readonly string[] {
  return airport.countryCode === 'US' ? (names[airport.stateFederalUnit] ?? []) : [];
}
