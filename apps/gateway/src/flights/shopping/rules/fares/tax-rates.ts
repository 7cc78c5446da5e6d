/**
 * The taxes and fees of 2026, in cents unless a row says otherwise. A new year changes this file and nothing else.
 *
 * The law is the source of each rule. Amounts that are indexed every year stand in notices: where the notice of the year was
 * found, it is named; where it was not, the amount is an assumption and says so (docs/fares.md has the date and the basis).
 */

/** `US`: federal excise tax, as a share of the fare (26 U.S.C. § 4261(a)). */
export const EXCISE_SHARE = 0.075;

/** `ZP`: for each domestic take-off and landing (26 U.S.C. § 4261(b)). The amount is an assumption for 2026: it is indexed. */
export const SEGMENT_FEE_MINOR = 530;

/** `US2`: international departure or arrival (26 U.S.C. § 4261(c)). The amount is an assumption for 2026: it is indexed. */
export const INTERNATIONAL_FACILITIES_MINOR = 2_340;

/**
 * `US2` at the reduced rate: each departure between the mainland and Alaska or Hawaii (26 U.S.C. § 4261(c)(3)). The amount is
 * an assumption for 2026: it is indexed.
 */
export const ALASKA_HAWAII_FACILITIES_MINOR = 1_170;

/** `AY`: September 11 security fee, for each one-way trip that begins in the US (49 CFR § 1510.5). */
export const SECURITY_FEE_MINOR = 560;

/** `XF`: passenger facility charge of a US airport, the most it may be (14 CFR § 158.5). */
export const FACILITY_CHARGE_MINOR = 450;
/** How many airports may charge it in one direction (14 CFR § 158.9). */
export const MOST_FACILITY_CHARGES = 2;

/** `XY`: immigration inspection on arrival from abroad (8 U.S.C. § 1356(d)). */
export const IMMIGRATION_FEE_MINOR = 700;

/** `YC`: customs inspection on arrival from abroad (19 CFR § 24.22(g)). Indexed: CBP Dec. 25-10, 90 FR 34665, for the fiscal year from 1 October 2025. */
export const CUSTOMS_FEE_MINOR = 739;

/** `XA`: agricultural inspection on arrival from abroad, infants too (7 CFR § 354.3(f), from 1 October 2026). */
export const AGRICULTURE_FEE_MINOR = 398;

/**
 * `XT`: what other countries charge for leaving and for coming, by alpha-2 code.
 *
 * Our own round figures in the order of size of what tickets show: there is no free list of them.
 */
export const foreignTaxesMinor: Readonly<
  Record<string, { readonly departure: number; readonly arrival: number } | undefined>
> = {
  AW: { departure: 4_200, arrival: 2_000 },
  BS: { departure: 2_900, arrival: 2_000 },
  BZ: { departure: 4_000, arrival: 0 },
  CR: { departure: 2_900, arrival: 1_500 },
  DO: { departure: 3_000, arrival: 1_500 },
  JM: { departure: 3_500, arrival: 2_000 },
  KY: { departure: 3_700, arrival: 0 },
  MX: { departure: 4_500, arrival: 4_000 },
  SX: { departure: 3_000, arrival: 0 },
  TC: { departure: 3_500, arrival: 1_500 },
};
