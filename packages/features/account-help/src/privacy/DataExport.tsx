import { saveFile } from '@airline/app-shell/save-file';
import { exportAccountData } from '@airline/contract';
import { Form, FormSubmitButton, useForm } from '@airline/forms';
import { Banner } from '@airline/ui/banner';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

import { useFormRefusal } from '@airline/account/form-refusal';
import type { HelpContext } from '../setting/use-help.ts';

const noAnswers = z.object({});

/** Renders the download of everything that is kept about the person. */
export function DataExport({ help }: { readonly help: HelpContext }): ReactNode {
  const { t } = useTranslation('accountHelp');
  const refuse = useFormRefusal();
  const [isDone, setDone] = useState(false);
  const form = useForm({
    schema: noAnswers,
    defaultValues: {},
    onFailure: () => undefined,
    onSubmit: async () => {
      setDone(false);
      const outcome = await help.call(exportAccountData, {});
      if ('failure' in outcome) return refuse(outcome.failure);
      saveFile({
        name: t('privacy.exportFile'),
        type: 'application/json',
        content: JSON.stringify(outcome.value, undefined, 2),
      });
      setDone(true);
      return undefined;
    },
  });
  return (
    <Form form={form}>
      <p>{t('privacy.exportLead')}</p>
      <FormSubmitButton form={form} variant="secondary" pendingLabel={t('privacy.exporting')}>
        {t('privacy.exportSubmit')}
      </FormSubmitButton>
      {isDone ? <Banner tone="success" title={t('privacy.exported')} live="polite" /> : null}
    </Form>
  );
}
