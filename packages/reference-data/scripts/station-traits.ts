import { activeStationIds } from './input/network.ts';
import type { SourceAirport } from './sources/our-airports.ts';
import type { Station } from '../src/station-types.ts';

const listed = (block: string): ReadonlySet<string> => new Set(block.split(/\s+/).filter(Boolean));
const main = listed(activeStationIds.main);
const focus = listed(activeStationIds.focus);

/** The rules' own weights (§9): Hawaii 1 to 5, Cancún 1, Los Cabos 2. */
const namedWeights: Readonly<Record<string, string>> = {
  HNL: '5',
  OGG: '4',
  KOA: '3',
  LIH: '2',
  ITO: '1',
  CUN: '1',
  SJD: '2',
};

/** Active stations of the US mainland that people travel to for leisure: packages are sold there. */
const leisure = listed(`
  ANC BNA BZN CHS COS DEN ECP FLL HDN LAS LAX MCO MIA MSY MTJ MYR PHX PNS PSP RNO RSW SAN SAV SBA SFO SLC SRQ STS
  TPA TUS VPS
`);

interface Circumstances {
  readonly isActive: boolean;
  readonly isAbroad: boolean;
  readonly source: SourceAirport;
}

/**
 * Weight, by rule:
 *
 * 1. The stations that the rules name have its values.
 * 2. Abroad: 3 for an airport that the source calls large, else 0.
 * 3. US, active: 0.9 main, 0.7 focus, 0.5 large otherwise, 0.3 the rest.
 * 4. US, inactive: 0.1 large, else 0.
 */
function weightOf(id: string, { isActive, isAbroad, source }: Circumstances): string {
  const isLarge = source.type === 'large_airport';
  const named = namedWeights[id];
  if (named) return named;
  if (isAbroad) return isLarge ? '3' : '0';
  if (!isActive) return isLarge ? '0.1' : '0';
  if (main.has(id)) return '0.9';
  if (focus.has(id)) return '0.7';
  return isLarge ? '0.5' : '0.3';
}

/**
 * Kiosk and flags, by rule:
 *
 * 1. An inactive station has no kiosk and no flag.
 * 2. Kiosks stand in the US and its territories: built into the counter at main stations, free-standing elsewhere.
 * 3. Packages are sold abroad, in Hawaii and the territories, and to the places of the leisure list.
 * 4. The simplified reservation covers the US and its territories: abroad, travel documents are asked.
 * 5. A boarding pass on a phone is accepted at every active station.
 */
export function traitsOf(
  id: string,
  circumstances: Circumstances,
): Pick<Station, 'weight' | 'kioskType' | 'getawaysDestination' | 'ezRez' | 'mobileBoarding'> {
  const { isActive, isAbroad, source } = circumstances;
  const isIsland = source.countryCode !== 'US' || source.region === 'US-HI';
  return {
    weight: weightOf(id, circumstances),
    kioskType: !isActive || isAbroad ? 'NOKIOSK' : main.has(id) ? 'INLINE' : 'STK',
    getawaysDestination: isActive && (isAbroad || isIsland || leisure.has(id)),
    ezRez: isActive && !isAbroad,
    mobileBoarding: isActive,
  };
}
