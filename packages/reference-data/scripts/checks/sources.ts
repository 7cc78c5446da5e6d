import { countries as countriesList } from 'countries-list';

import { countries } from '../../src/countries.ts';
import type { CompiledStation } from '../stations.ts';
import { type Finding, findings } from './finding.ts';

/** Checks that the source still sees scheduled service, and that a country's dialling code is a second source's too. */
export function checkSources(stations: readonly CompiledStation[]): readonly Finding[] {
  const silent = stations.filter(({ source }) => !source.scheduledService);
  const others: Readonly<Record<string, { readonly phone: readonly number[] }>> = countriesList;
  const codes = countries.flatMap(({ countryCode, numericCountryCode }): [string, string][] => {
    const phone = others[countryCode]?.phone.map(String) ?? [];
    const agrees = phone.some(
      (code) => code === numericCountryCode || (numericCountryCode === '1' && code.startsWith('1')),
    );
    return agrees || numericCountryCode === ''
      ? []
      : [[countryCode, `${numericCountryCode}, but the second source says ${phone.join(', ')}`]];
  });
  return [
    ...findings(
      'no-scheduled-service',
      silent.map(({ id, stationName }) => [id, stationName]),
    ),
    ...findings('dialling-code', codes),
  ];
}
