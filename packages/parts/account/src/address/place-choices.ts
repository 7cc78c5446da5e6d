import { countries } from '@airline/reference-data/countries';
import { usStates } from '@airline/reference-data/us-states';

/** One line of a list to choose from. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Lists every country by its name in a language, in that language's order. */
export function countryChoices(language: string): readonly Choice[] {
  return sorted(
    countries.map(({ countryCode, fullName, fullNameEnglish }) => ({
      value: countryCode,
      label: language === 'en' ? fullNameEnglish : fullName,
    })),
    language,
  );
}

/** Lists the states, territories and armed-forces regions of the United States by their names in a language. */
export function stateChoices(language: string): readonly Choice[] {
  return sorted(
    usStates.map(({ code, stateName, stateNameSpanish }) => ({
      value: code,
      label: language === 'en' ? stateName : stateNameSpanish,
    })),
    language,
  );
}

function sorted(choices: readonly Choice[], language: string): readonly Choice[] {
  const { compare } = new Intl.Collator(language);
  return choices.toSorted((one, other) => compare(one.label, other.label));
}
