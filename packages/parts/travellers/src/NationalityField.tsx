import type { FormHandle } from '@airline/forms';
import { FormComboBox } from '@airline/forms/combo-box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { countryName, countryOption, searchCountries } from './country-choice.ts';
import type { PassportAnswers } from './passenger-answers.ts';

/** Renders the country that gave the passport: typed or chosen from the list. */
export function NationalityField({ form }: { readonly form: FormHandle<PassportAnswers> }): ReactNode {
  const { t, i18n } = useTranslation('travellers');
  return (
    <FormComboBox
      form={form}
      name="nationality"
      label={t('nationality')}
      hint={t('nationalityHint')}
      openLabel={t('openCountries')}
      emptyText={t('noCountry')}
      messages={{ required: t('missing.nationality') }}
      search={(query) =>
        searchCountries(query, i18n.language).map((country) => ({
          id: country.countryCode,
          label: countryName(country, i18n.language),
        }))
      }
      optionOf={(code) => countryOption(code, i18n.language)}
    />
  );
}
