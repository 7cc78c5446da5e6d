import { Page } from '@airline/app-shell';
import type { LinkPurpose } from '@airline/contract';
import { Form, FormSubmitButton, useForm } from '@airline/forms';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

import styles from '../help.module.css';
import type { LinkWorkProps } from './link-step.ts';
import { LinkTimeLimit } from './LinkTimeLimit.tsx';
import { useLinkWork } from './use-link-work.ts';

export interface ConfirmStepProps extends LinkWorkProps {
  readonly purpose: Exclude<LinkPurpose, 'resetPassword' | 'completeSetup'>;
}

const noAnswers = z.object({});

/**
 * Renders a step that needs a press and no answer: programs that read mails open links too, and must neither use one up nor
 * confirm anything.
 */
export function ConfirmStep({ purpose, ...step }: ConfirmStepProps): ReactNode {
  const { t } = useTranslation('accountHelp');
  const work = useLinkWork(step);
  const form = useForm({
    schema: noAnswers,
    defaultValues: {},
    onFailure: () => undefined,
    onSubmit: () => work({ token: step.token, purpose }),
  });
  const isErasure = purpose === 'confirmErasure';
  return (
    <Page key="work" title={t(`link.${purpose}.title`)} lead={t(`link.${purpose}.lead`)}>
      <Form form={form}>
        {isErasure ? (
          <Banner tone="warning" title={t('link.confirmErasure.what')}>
            {t('link.confirmErasure.kept')}
          </Banner>
        ) : null}
        <div className={styles['actions']}>
          <FormSubmitButton form={form} variant={isErasure ? 'danger' : 'primary'}>
            {t(`link.${purpose}.submit`)}
          </FormSubmitButton>
          {isErasure ? <Button onClick={step.onRestart}>{t('link.confirmErasure.keep')}</Button> : null}
        </div>
        <LinkTimeLimit expiresAt={step.state.expiresAt} />
      </Form>
    </Page>
  );
}
