import type { taxCodes } from '@airline/contract';
import { getStation } from '@airline/reference-data/stations';

import { createBoundedCache } from '../../../search/rules/bounded-cache.ts';
import type { Itinerary } from '../../../search/rules/itinerary.ts';
import * as rates from './tax-rates.ts';

/** One tax or fee of a ticket in one direction, in cents. */
export interface Tax {
  readonly code: (typeof taxCodes)[number];
  readonly amountMinor: number;
}

/** The tax that is a share of the fare. */
export const exciseCode = 'US';

/** Lists the taxes and fees of a ticket in one direction, by the fare without them. */
export function ticketTaxes(itinerary: Itinerary, baseMinor: number): readonly Tax[] {
  const { fixed, hasExcise } = taxesOfRoute(describeRoute(itinerary));
  return hasExcise ? [{ code: exciseCode, amountMinor: exciseOn(baseMinor) }, ...fixed] : fixed;
}

/** Adds up {@link ticketTaxes}, for when nobody asks for the parts. */
export function ticketTaxesTotal(itinerary: Itinerary, baseMinor: number): number {
  const { fixedMinor, hasExcise } = taxesOfRoute(describeRoute(itinerary));
  return fixedMinor + (hasExcise ? exciseOn(baseMinor) : 0);
}

/** Lists what a lap infant pays in one direction: nothing but the inspections on arrival from abroad. */
export function lapInfantTaxes(itinerary: Itinerary): readonly Tax[] {
  return taxesOfRoute(describeRoute(itinerary)).fixed.filter(({ code }) => inspections.has(code));
}

/** Adds up {@link lapInfantTaxes}. */
export function lapInfantTaxesTotal(itinerary: Itinerary): number {
  return taxesOfRoute(describeRoute(itinerary)).infantMinor;
}

const inspections: ReadonlySet<Tax['code']> = new Set(['XA', 'XY', 'YC']);

function exciseOn(baseMinor: number): number {
  return Math.round(baseMinor * rates.EXCISE_SHARE);
}

interface RouteTaxes {
  readonly fixed: readonly Tax[];
  readonly fixedMinor: number;
  readonly infantMinor: number;
  readonly hasExcise: boolean;
}

const REMEMBERED_ROUTES = 10_000;
const taxesOfRoute = createBoundedCache(REMEMBERED_ROUTES, (route: string): RouteTaxes => {
  const fixed = fixedTaxes(route);
  const stops = listStops(route);
  const hasExcise = isInStates(stops[0]?.area) && isInStates(stops.at(-1)?.area);
  const infantMinor = sumOf(fixed.filter(({ code }) => inspections.has(code)));
  return { fixed, fixedMinor: sumOf(fixed), infantMinor, hasExcise };
});

function sumOf(taxes: readonly Tax[]): number {
  return taxes.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

/** Writes where a journey lands, marking with `*` where nobody boards: 'DAL-HOU*-CUN'. */
function describeRoute({ legs, connections }: Itinerary): string {
  let route = legs[0].departure.station;
  for (const [index, { arrival }] of legs.entries()) {
    route += `-${arrival.station}${connections[index]?.staysOnBoard === true ? '*' : ''}`;
  }
  return route;
}

/** Whose taxes a station has: the fifty states apart, as the tax code does. */
type TaxArea = 'mainland' | 'alaskaOrHawaii' | 'territory' | 'abroad';

interface Stop {
  readonly area: TaxArea;
  readonly country: string;
  readonly isBoarding: boolean;
}

function listStops(route: string): readonly Stop[] {
  const stations = route.split('-');
  return stations.map((text, index) => {
    const station = getStation(text.slice(0, 3));
    const country = station?.countryCode ?? '';
    const isFar = station?.stateFederalUnit === 'AK' || station?.stateFederalUnit === 'HI';
    const area = country === 'US' ? (isFar ? 'alaskaOrHawaii' : 'mainland') : isTerritory(country);
    return { area, country, isBoarding: index < stations.length - 1 && !text.endsWith('*') };
  });
}

function isTerritory(country: string): 'territory' | 'abroad' {
  return country === 'PR' || country === 'VI' ? 'territory' : 'abroad';
}

function isInStates(area: TaxArea | undefined): boolean {
  return area === 'mainland' || area === 'alaskaOrHawaii';
}

function fixedTaxes(route: string): readonly Tax[] {
  const stops = listStops(route);
  const hops = stops.slice(1).map((to, index) => [stops[index] ?? to, to] as const);
  const [first, last] = [stops[0], stops.at(-1)];
  const isDomestic = isInStates(first?.area) && isInStates(last?.area);
  const farHops = hops.filter(([from, to]) => (from.area === 'alaskaOrHawaii') !== (to.area === 'alaskaOrHawaii'));
  const boardings = stops.filter(({ isBoarding, area }) => isBoarding && area !== 'abroad');
  const isArrival = hops.some(([from, to]) => from.area === 'abroad' && to.area !== 'abroad');
  const touchesStates = isInStates(first?.area) || isInStates(last?.area);
  const taxes: readonly Tax[] = [
    { code: 'ZP', amountMinor: isDomestic ? hops.length * rates.SEGMENT_FEE_MINOR : 0 },
    { code: 'AY', amountMinor: first?.area === 'abroad' ? 0 : rates.SECURITY_FEE_MINOR },
    {
      code: 'XF',
      amountMinor: Math.min(boardings.length, rates.MOST_FACILITY_CHARGES) * rates.FACILITY_CHARGE_MINOR,
    },
    {
      code: 'US2',
      amountMinor: isDomestic
        ? farHops.length * rates.ALASKA_HAWAII_FACILITIES_MINOR
        : Number(touchesStates) * rates.INTERNATIONAL_FACILITIES_MINOR,
    },
    { code: 'XA', amountMinor: isArrival ? rates.AGRICULTURE_FEE_MINOR : 0 },
    { code: 'XY', amountMinor: isArrival ? rates.IMMIGRATION_FEE_MINOR : 0 },
    { code: 'YC', amountMinor: isArrival ? rates.CUSTOMS_FEE_MINOR : 0 },
    {
      code: 'XT',
      amountMinor:
        (rates.foreignTaxesMinor[first?.country ?? '']?.departure ?? 0) +
        (rates.foreignTaxesMinor[last?.country ?? '']?.arrival ?? 0),
    },
  ];
  return taxes.filter(({ amountMinor }) => amountMinor > 0);
}
