import { ProgressSteps } from '@airline/ui/progress-steps';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const steps = ['company', 'contact', 'access'] as const;

/** Renders how far a sign-up has come. */
export function SignupSteps({ current }: { readonly current: (typeof steps)[number] }): ReactNode {
  const { t } = useTranslation('companyWelcome');
  return (
    <ProgressSteps
      label={t('steps.label')}
      steps={steps.map((id) => ({ id, label: t(`steps.${id}`) }))}
      current={current}
      doneLabel={t('steps.done')}
      summary={t('steps.summary', { step: steps.indexOf(current) + 1 })}
    />
  );
}
