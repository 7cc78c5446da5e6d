import type { FormHandle } from '@airline/forms';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { EmailAndPhoneFields } from './EmailAndPhoneFields.tsx';
import { FieldCard } from './FieldCard.tsx';
import type { ContactAnswers } from './passenger-answers.ts';

/** Renders where news of the trip goes. */
export function ContactFields({ form }: { readonly form: FormHandle<ContactAnswers> }): ReactNode {
  const { t } = useTranslation('travellers');
  return (
    <FieldCard title={t('contact')} lead={t('contactLead')}>
      <EmailAndPhoneFields form={form} />
    </FieldCard>
  );
}
