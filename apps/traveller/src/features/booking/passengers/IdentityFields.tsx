import { genders } from '@airline/contract';
import { limits } from '@airline/client-config/limits';
import { FormRadioGroup, useFormValue, type FormHandle } from '@airline/forms';
import { FormDateField } from '@airline/forms/date-field';
import { calendarDateOf, partsOrder } from '@airline/forms/typed-date';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { formatCalendarDate } from '../../../calendar-date.ts';
import type { PassengerAnswers } from './passenger-answers.ts';
import { wrongKindAt, type PassengerRules } from './passenger-rules.ts';

export interface IdentityFieldsProps {
  readonly form: FormHandle<PassengerAnswers>;
  readonly rules: PassengerRules;
  readonly own: boolean;
}

const example = { year: '1984', month: '3', day: '27' };

/** Renders birth date and gender, as US flight security asks for them. */
export function IdentityFields({ form, rules, own }: IdentityFieldsProps): ReactNode {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const wrongKind = useWrongKindWords(form, rules);
  return (
    <>
      <FormDateField
        form={form}
        name="birthDate"
        label={t('passenger.birthDate')}
        hint={t('passenger.birthDateHint', {
          example: partsOrder(locale)
            .map((part) => example[part])
            .join(' / '),
        })}
        messages={{
          badDate: t('passenger.badBirthDate'),
          birthDateInFuture: t('passenger.futureBirthDate'),
          wrongKind: wrongKind ?? t('passenger.badBirthDate'),
        }}
        {...(own ? { autoComplete: 'bday' as const } : {})}
      />
      <FormRadioGroup
        form={form}
        name="gender"
        label={t('passenger.gender')}
        hint={t('passenger.genderHint')}
        options={genders.map((gender) => ({ value: gender, label: t(`passenger.genders.${gender}`) }))}
      />
    </>
  );
}

/** Says on which flight a traveller is not of their kind, and what to do. */
function useWrongKindWords(form: FormHandle<PassengerAnswers>, rules: PassengerRules): string | undefined {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const birthDate = calendarDateOf(useFormValue(form, 'birthDate'));
  const wrong = birthDate === undefined ? undefined : wrongKindAt(birthDate, rules);
  if (wrong === undefined) return undefined;
  const { infantUnderAgeYears, childUnderAgeYears } = limits;
  return t(`passenger.wrongKind.${rules.kind}`, {
    date: formatCalendarDate(wrong.date, locale),
    age: wrong.age,
    years: rules.kind === 'adult' ? childUnderAgeYears : infantUnderAgeYears,
    from: infantUnderAgeYears,
    to: childUnderAgeYears - 1,
  });
}
