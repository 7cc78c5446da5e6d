import { FormCheckbox, type FormHandle } from '@airline/forms';
import { Accordion } from '@airline/ui/accordion';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../help.module.css';

/** Renders the programme's terms, and the box that accepts them. */
export function TermsFields({ form }: { readonly form: FormHandle<{ terms: boolean }> }): ReactNode {
  const { t } = useTranslation('accountHelp');
  const content = (
    <ul className={styles['list']}>
      {(['points', 'account', 'changes', 'data'] as const).map((part) => (
        <li key={part}>{t(`enroll.termsText.${part}`)}</li>
      ))}
    </ul>
  );
  return (
    <div className={styles['fields']}>
      <Accordion items={[{ id: 'terms', title: t('enroll.readTerms'), content }]} />
      <FormCheckbox
        form={form}
        name="terms"
        label={t('enroll.acceptTerms')}
        messages={{ required: t('enroll.missing.terms'), outdated: t('enroll.termsOutdated') }}
      />
    </div>
  );
}
