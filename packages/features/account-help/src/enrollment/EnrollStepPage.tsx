import { Page } from '@airline/app-shell';
import { Form, FormSubmitButton, type FormHandle } from '@airline/forms';
import { withReturnAddress } from '@airline/session';
import { Button } from '@airline/ui/button';
import { Link } from '@airline/ui/link';
import { ProgressSteps } from '@airline/ui/progress-steps';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { HelpContext } from '../setting/use-help.ts';
import { AccessStep } from './AccessStep.tsx';
import type { EnrollAnswers } from './enroll-answers.ts';
import { EnrollBenefits } from './EnrollBenefits.tsx';
import { enrollSteps, stepAfter, type EnrollStep } from './enroll-steps.ts';
import styles from './Enroll.module.css';
import { PersonStep } from './PersonStep.tsx';
import { RecoveryStep } from './RecoveryStep.tsx';

const contents: Readonly<Record<EnrollStep, ComponentType<{ readonly form: FormHandle<EnrollAnswers> }>>> = {
  person: PersonStep,
  access: AccessStep,
  recovery: RecoveryStep,
};

export interface EnrollStepPageProps {
  readonly help: HelpContext;
  readonly form: FormHandle<EnrollAnswers>;
  readonly step: EnrollStep;
  readonly onBack: (step: EnrollStep) => void;
}

/** Renders a step of enrolment: how far it has come, what it asks, and beside it what membership gives. */
export function EnrollStepPage({ help, form, step, onBack }: EnrollStepPageProps): ReactNode {
  const { t } = useTranslation('accountHelp');
  const Content = contents[step];
  const before = stepAfter(step, -1);
  const isLast = stepAfter(step, 1) === undefined;
  const lead = t(`enroll.steps.${step}.lead`);
  return (
    <>
      <ProgressSteps
        label={t('enroll.steps.label')}
        steps={enrollSteps.map((id) => ({
          id,
          label: t(`enroll.steps.${id}.label`),
          href: withReturnAddress(`?step=${id}`, help.returnTo),
        }))}
        current={step}
        doneLabel={t('enroll.steps.done')}
        summary={t('enroll.steps.summary', { number: enrollSteps.indexOf(step) + 1, of: enrollSteps.length })}
      />
      <Page
        key={step}
        title={t(`enroll.steps.${step}.title`)}
        lead={
          before === undefined ? (
            <>
              {lead} {t('enroll.member')} <Link href={help.links.login}>{t('logIn')}</Link>
            </>
          ) : (
            lead
          )
        }
      >
        <div className={styles['columns']}>
          <div className={styles['beside']} data-step={step}>
            <EnrollBenefits />
          </div>
          <div className={styles['main']}>
            <Form form={form}>
              <Content form={form} />
              <div className={styles['actions']}>
                <FormSubmitButton form={form} {...(isLast ? { pendingLabel: t('enroll.pending') } : {})}>
                  {t(isLast ? 'enroll.submit' : 'enroll.steps.next')}
                </FormSubmitButton>
                {before === undefined ? null : (
                  <Button variant="quiet" onClick={() => onBack(before)}>
                    {t('enroll.steps.back')}
                  </Button>
                )}
              </div>
            </Form>
          </div>
        </div>
      </Page>
    </>
  );
}
