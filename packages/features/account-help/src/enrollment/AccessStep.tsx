import type { FormHandle } from '@airline/forms';
import { FormNewPasswordField } from '@airline/forms/new-password-field';
import { Card } from '@airline/ui/card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { UsernameField } from '../fields/UsernameField.tsx';
import styles from '../help.module.css';
import type { EnrollAnswers } from './enroll-answers.ts';

/** Renders the second step: a username and a password, with the rules of both before they are typed. */
export function AccessStep({ form }: { readonly form: FormHandle<EnrollAnswers> }): ReactNode {
  const { t } = useTranslation('accountHelp');
  return (
    <Card>
      <div className={styles['fields']}>
        <UsernameField form={form} />
        <FormNewPasswordField
          form={form}
          name="password"
          label={t('credentials.password')}
          messages={{ required: t('credentials.missingPassword') }}
        />
      </div>
    </Card>
  );
}
