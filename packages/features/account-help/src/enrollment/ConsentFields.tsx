import { consentPurposes } from '@airline/contract';
import { FormCheckbox, type FormHandle } from '@airline/forms';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../help.module.css';

/** The choices of a form, by what they allow. */
export type ConsentAnswers = Readonly<Record<(typeof consentPurposes)[number], boolean>>;

/** Renders each use of personal data that a person may allow: separate, and none of them needed. */
export function ConsentFields({
  form,
  lead,
}: {
  readonly form: FormHandle<ConsentAnswers>;
  readonly lead: string;
}): ReactNode {
  const { t } = useTranslation('accountHelp');
  return (
    <div className={styles['fields']}>
      <p className={styles['muted']}>{lead}</p>
      {consentPurposes.map((purpose) => (
        <FormCheckbox
          key={purpose}
          form={form}
          name={purpose}
          label={t(`consent.${purpose}.label`)}
          hint={t(`consent.${purpose}.hint`)}
        />
      ))}
    </div>
  );
}
