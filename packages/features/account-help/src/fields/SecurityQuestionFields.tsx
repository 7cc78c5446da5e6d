import { FormSelect, FormTextField, useFormValue, type FormHandle } from '@airline/forms';
import { securityQuestions } from '@airline/reference-data/security-questions';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../help.module.css';
import type { QuestionAnswers } from './credentials-schema.ts';

/** Renders the choice of two security questions and their answers. What one has chosen the other does not offer. */
export function SecurityQuestionFields({ form }: { readonly form: FormHandle<QuestionAnswers> }): ReactNode {
  const { t } = useTranslation('accountHelp');
  const first = useFormValue(form, 'firstQuestion');
  const second = useFormValue(form, 'secondQuestion');
  const optionsWithout = (taken: string) =>
    securityQuestions
      .filter(({ id }) => id !== taken)
      .map(({ id, plainLabelKey }) => ({ value: id, label: t(plainLabelKey) }));
  return (
    <div className={styles['fields']}>
      <p className={styles['muted']}>{t('credentials.questionsLead')}</p>
      <FormSelect
        form={form}
        name="firstQuestion"
        label={t('credentials.firstQuestion')}
        placeholder={t('credentials.choose')}
        options={optionsWithout(second)}
        messages={{ required: t('credentials.missingFirstQuestion') }}
      />
      <FormTextField
        form={form}
        name="firstAnswer"
        label={t('credentials.firstAnswer')}
        hint={t('link.checks.securityAnswerHint')}
        autoComplete="off"
        spellCheck={false}
        secret
        messages={{ required: t('credentials.missingFirstAnswer'), tooShort: t('credentials.shortFirstAnswer') }}
      />
      <FormSelect
        form={form}
        name="secondQuestion"
        label={t('credentials.secondQuestion')}
        placeholder={t('credentials.choose')}
        options={optionsWithout(first)}
        messages={{
          required: t('credentials.missingSecondQuestion'),
          sameQuestion: t('credentials.sameQuestion'),
        }}
      />
      <FormTextField
        form={form}
        name="secondAnswer"
        label={t('credentials.secondAnswer')}
        autoComplete="off"
        spellCheck={false}
        secret
        messages={{ required: t('credentials.missingSecondAnswer'), tooShort: t('credentials.shortSecondAnswer') }}
      />
    </div>
  );
}
