import { countries } from '@airline/reference-data/countries';
import { usStates } from '@airline/reference-data/us-states';
import type { SelectOption } from '@airline/ui/select';

/** Lists the countries by their names in a language. */
export function countryOptions(language: string): readonly SelectOption[] {
  return byName(
    countries.map((each) => ({
      value: each.countryCode,
      label: language === 'en' ? each.fullNameEnglish : each.fullName,
    })),
    language,
  );
}

/** Lists the states of the United States by their names in a language. */
export function stateOptions(language: string): readonly SelectOption[] {
  return byName(
    usStates.map((each) => ({ value: each.code, label: language === 'en' ? each.stateName : each.stateNameSpanish })),
    language,
  );
}

function byName(options: readonly SelectOption[], language: string): readonly SelectOption[] {
  const { compare } = new Intl.Collator(language);
  return options.toSorted((one, other) => compare(one.label, other.label));
}
