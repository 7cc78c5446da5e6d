import { AddressFields } from '@airline/account/address';
import type { FormHandle } from '@airline/forms';
import { Card } from '@airline/ui/card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { EnrollAnswers } from './enroll-answers.ts';
import { PersonFields } from './PersonFields.tsx';

/** Renders the first step: who applies, and where they live. */
export function PersonStep({ form }: { readonly form: FormHandle<EnrollAnswers> }): ReactNode {
  const { t } = useTranslation('accountHelp');
  return (
    <>
      <Card title={t('enroll.person')}>
        <PersonFields form={form} />
      </Card>
      <Card title={t('enroll.address')}>
        <AddressFields form={form} />
      </Card>
    </>
  );
}
