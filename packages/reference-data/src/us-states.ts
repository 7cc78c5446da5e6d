import { lookUp } from './look-up.ts';

/**
 * Describes a US state, the district, a territory or an armed-forces region, as it stands in a postal address
 * (docs/rules.md §3).
 *
 * @example
 * ```ts
 * import type { UsState } from '@airline/reference-data/us-states';
 *
 * const isMilitary = (state: UsState): boolean => state.armedForcesIds !== undefined;
 * ```
 */
export interface UsState {
  /** Two capitals, as the United States Postal Service codes them. */
  readonly code: string;
  /** English name. */
  readonly stateName: string;
  readonly stateNameSpanish: string;
  /**
   * First three digits of the ZIP codes of an armed-forces region: three digits are one prefix, six are a range from
   * the first three to the last three, both included. Absent elsewhere.
   */
  readonly armedForcesIds?: readonly string[];
}

const rows = `AL|Alabama
AK|Alaska
AS|American Samoa|Samoa Americana
AZ|Arizona
AR|Arkansas
AA|Armed Forces Americas|Fuerzas Armadas (América)|340
AE|Armed Forces Europe|Fuerzas Armadas (Europa)|090098
AP|Armed Forces Pacific|Fuerzas Armadas (Pacífico)|962966
CA|California
CO|Colorado
CT|Connecticut
DE|Delaware
DC|District of Columbia|Distrito de Columbia
FL|Florida
GA|Georgia
GU|Guam
HI|Hawaii|Hawái
ID|Idaho
IL|Illinois
IN|Indiana
IA|Iowa
KS|Kansas
KY|Kentucky
LA|Louisiana|Luisiana
ME|Maine
MH|Marshall Islands|Islas Marshall
MD|Maryland
MA|Massachusetts
MI|Michigan|Míchigan
FM|Micronesia
MN|Minnesota
MS|Mississippi|Misisipi
MO|Missouri|Misuri
MT|Montana
NE|Nebraska
NV|Nevada
NH|New Hampshire|Nuevo Hampshire
NJ|New Jersey|Nueva Jersey
NM|New Mexico|Nuevo México
NY|New York|Nueva York
NC|North Carolina|Carolina del Norte
ND|North Dakota|Dakota del Norte
MP|Northern Mariana Islands|Islas Marianas del Norte
OH|Ohio
OK|Oklahoma
OR|Oregon|Oregón
PW|Palau|Palaos
PA|Pennsylvania|Pensilvania
PR|Puerto Rico
RI|Rhode Island
SC|South Carolina|Carolina del Sur
SD|South Dakota|Dakota del Sur
TN|Tennessee
TX|Texas
UT|Utah
VT|Vermont
VI|Virgin Islands|Islas Vírgenes
VA|Virginia
WA|Washington
WV|West Virginia|Virginia Occidental
WI|Wisconsin
WY|Wyoming`;

function unpackState(row: string): UsState {
  const [code = '', stateName = '', spanish, armedForcesId] = row.split('|');
  return Object.freeze<UsState>({
    code,
    stateName,
    stateNameSpanish: spanish || stateName,
    ...(armedForcesId ? { armedForcesIds: Object.freeze([armedForcesId]) } : undefined),
  });
}

/**
 * Lists the 62 states of US postal addresses: 50 states, the District of Columbia, eight territories and freely
 * associated states, and three armed-forces regions; sorted by English name.
 *
 * Frozen, the records too. Source: docs/rules.md §3; the codes are the United States Postal Service's (Publication 28,
 * appendix B).
 *
 * @example
 * ```ts
 * import { usStates } from '@airline/reference-data/us-states';
 *
 * const options = usStates.map(({ code, stateNameSpanish }) => ({ value: code, label: stateNameSpanish }));
 * ```
 */
export const usStates: readonly UsState[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ rows.split('\n').map(unpackState),
);

let index: ReadonlyMap<string, UsState> | undefined;

/**
 * Finds a state by its two-letter code, in any letter case; anything else, of any type, gives `undefined`.
 *
 * @example
 * ```ts
 * import { getUsState } from '@airline/reference-data/us-states';
 *
 * getUsState('nm')?.stateNameSpanish; // 'Nuevo México'
 * ```
 */
export function getUsState(code: string): UsState | undefined {
  index ??= new Map(usStates.map((state) => [state.code, state]));
  return lookUp(index, code);
}

/**
 * Finds the armed-forces region of a military ZIP code: '09012' is AE, '34001' AA, '96201' AP.
 *
 * Takes five digits, or nine with or without the hyphen; a civil ZIP code, and anything of another form or type, gives
 * `undefined`. Does not check that the post office delivers to the code. Source: docs/rules.md §3.
 *
 * @example
 * ```ts
 * import { armedForcesStateForZip } from '@airline/reference-data/us-states';
 *
 * armedForcesStateForZip('09012')?.code; // 'AE'
 * armedForcesStateForZip('75235'); // undefined
 * ```
 */
export function armedForcesStateForZip(zip: string): UsState | undefined {
  if (typeof zip !== 'string' || !/^\d{5}(-?\d{4})?$/.test(zip)) return undefined;
  const prefix = zip.slice(0, 3);
  return usStates.find(({ armedForcesIds }) =>
    armedForcesIds?.some((id) => prefix >= id.slice(0, 3) && prefix <= id.slice(-3)),
  );
}
