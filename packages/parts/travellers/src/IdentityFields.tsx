import { limits } from '@airline/client-config/limits';
import { genders, kindOfAge } from '@airline/contract';
import { FormRadioGroup, useFormValue, type FormHandle } from '@airline/forms';
import { FormDateField } from '@airline/forms/date-field';
import { calendarDateOf, partsOrder } from '@airline/forms/typed-date';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { Banner } from '@airline/ui/banner';
import { ButtonLink } from '@airline/ui/button';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { PassengerAnswers } from './passenger-answers.ts';
import { wrongKindAt, type PassengerRules } from './passenger-rules.ts';

export interface IdentityFieldsProps {
  readonly form: FormHandle<PassengerAnswers>;
  readonly rules: PassengerRules;
  /** Where the same journey is priced with this traveller as a child. */
  readonly asChildHref: string | undefined;
  readonly own: boolean;
}

const example = { year: '1984', month: '3', day: '27' };

/** Renders birth date and gender, as US flight security asks for them. */
export function IdentityFields({ form, rules, asChildHref, own }: IdentityFieldsProps): ReactNode {
  const { t } = useTranslation('travellers');
  const locale = useLocale();
  const birthDate = calendarDateOf(useFormValue(form, 'birthDate'));
  const wrong = birthDate === undefined ? undefined : wrongKindAt(birthDate, rules);
  const wrongKind = useWrongKindWords(wrong, rules);
  return (
    <>
      <FormDateField
        form={form}
        name="birthDate"
        secret
        label={t('birthDate')}
        hint={t('birthDateHint', {
          example: partsOrder(locale)
            .map((part) => example[part])
            .join(' / '),
        })}
        messages={{
          badDate: t('badBirthDate'),
          required: t('missing.birthDate'),
          birthDateInFuture: t('futureBirthDate'),
          wrongKind: wrongKind ?? t('badBirthDate'),
        }}
        {...(own ? { autoComplete: 'bday' as const } : {})}
      />
      {wrong === undefined || asChildHref === undefined || kindOfAge(wrong.age) !== 'child' ? null : (
        <Banner
          live="polite"
          title={t('asChild.title')}
          actions={
            <ButtonLink size="small" href={asChildHref}>
              {t('asChild.action')}
            </ButtonLink>
          }
        >
          {t('asChild.body')}
        </Banner>
      )}
      <FormRadioGroup
        form={form}
        name="gender"
        label={t('gender')}
        hint={t('genderHint')}
        variant="segmented"
        messages={{ required: t('missing.gender') }}
        options={genders.map((gender) => ({ value: gender, label: t(`genders.${gender}`) }))}
      />
    </>
  );
}

/** Says on which flight a traveller is not of their kind, and what to do. */
function useWrongKindWords(wrong: ReturnType<typeof wrongKindAt>, rules: PassengerRules): string | undefined {
  const { t } = useTranslation('travellers');
  const locale = useLocale();
  if (wrong === undefined) return undefined;
  const { infantUnderAgeYears, childUnderAgeYears } = limits;
  return t(`wrongKind.${rules.kind}`, {
    date: formatCalendarDate(wrong.date, locale),
    age: wrong.age,
    years: rules.kind === 'adult' ? childUnderAgeYears : infantUnderAgeYears,
    from: infantUnderAgeYears,
    to: childUnderAgeYears - 1,
  });
}
