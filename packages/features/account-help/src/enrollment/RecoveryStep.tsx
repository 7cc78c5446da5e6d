import { useFormValue, type FormHandle } from '@airline/forms';
import { Card } from '@airline/ui/card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { SecurityQuestionFields } from '../fields/SecurityQuestionFields.tsx';
import { ConsentFields } from './ConsentFields.tsx';
import type { EnrollAnswers } from './enroll-answers.ts';
import { TermsFields } from './TermsFields.tsx';
import { asksConsents } from './to-enrollment.ts';

/** Renders the last step: the security questions, the consents where the country has them asked, and the terms. */
export function RecoveryStep({ form }: { readonly form: FormHandle<EnrollAnswers> }): ReactNode {
  const { t } = useTranslation('accountHelp');
  const country = useFormValue(form, 'countryCode');
  return (
    <>
      <Card title={t('credentials.questions')}>
        <SecurityQuestionFields form={form} />
      </Card>
      {asksConsents(country) ? (
        <Card title={t('enroll.consents')}>
          <ConsentFields form={form} lead={t('enroll.consentsLead')} />
        </Card>
      ) : null}
      <Card title={t('enroll.terms')}>
        <TermsFields form={form} />
      </Card>
    </>
  );
}
