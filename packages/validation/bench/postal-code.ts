import { readFileSync } from 'node:fs';

import { validate } from 'postal-codes-js';
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';

import { checkPostalCode } from '../src/postal-code.ts';
import { type Measured, measure } from './measure.ts';

interface Labelled {
  readonly countryCode: string;
  readonly postalCode: string;
  readonly isRight: boolean;
}

function vectors(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../vectors/${name}.json`, import.meta.url), 'utf8'));
}

const sourceExamples: readonly Labelled[] = (
  vectors('postal-examples') as { countries: { countryCode: string; examples: string[] }[] }
).countries.flatMap(({ countryCode, examples }) =>
  examples.map((postalCode) => ({ countryCode, postalCode, isRight: true })),
);
const countries = new Set(sourceExamples.map(({ countryCode }) => countryCode));

/** The hand-written cases that a peer can judge too: a code is given, and its country has codes. */
const byHand: readonly Labelled[] = (
  vectors('postal-codes') as { cases: { countryCode: string; postalCode: string; failure: string | null }[] }
).cases
  .filter(({ countryCode, postalCode }) => postalCode.trim() !== '' && countries.has(countryCode))
  .map(({ countryCode, postalCode, failure }) => ({ countryCode, postalCode, isRight: failure === null }));

function withOurs({ postalCode, countryCode }: Labelled): boolean {
  return checkPostalCode(postalCode, countryCode) === undefined;
}

function withPostcodeValidator({ postalCode, countryCode }: Labelled): boolean {
  return postcodeValidatorExistsForCountry(countryCode) && postcodeValidator(postalCode, countryCode);
}

function withPostalCodes({ postalCode, countryCode }: Labelled): boolean {
  return validate(countryCode, postalCode) === true;
}

function judged(judge: (labelled: Labelled) => boolean): string {
  const right = (cases: readonly Labelled[]) => cases.filter((row) => judge(row) === row.isRight).length;
  return [
    `${right(sourceExamples)} of ${sourceExamples.length} source examples`,
    `${right(byHand)} of ${byHand.length} cases by hand`,
  ].join(', ');
}

/** Times the postal check beside its peers over the labelled cases, and counts how many each judges rightly. */
export function measurePostalCodes(): readonly Measured[] {
  return measure(
    [...sourceExamples, ...byHand],
    [
      { name: '**@airline/validation** `checkPostalCode`', run: withOurs, note: judged(withOurs) },
      { name: 'postcode-validator', run: withPostcodeValidator, note: judged(withPostcodeValidator) },
      { name: 'postal-codes-js', run: withPostalCodes, note: judged(withPostalCodes) },
    ],
  );
}
