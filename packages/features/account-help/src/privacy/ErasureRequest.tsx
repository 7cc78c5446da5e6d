import { requestErasure } from '@airline/contract';
import { Form, useForm } from '@airline/forms';
import { currentLanguage } from '@airline/i18n';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { ConfirmDialog } from '@airline/ui/confirm-dialog';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

import { useFormRefusal } from '@airline/account/form-refusal';
import type { HelpContext } from '../setting/use-help.ts';

const noAnswers = z.object({});

/** Renders the request to erase the account: asked once more here, and done only by the link in the mail. */
export function ErasureRequest({ help }: { readonly help: HelpContext }): ReactNode {
  const { t, i18n } = useTranslation('accountHelp');
  const refuse = useFormRefusal();
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);
  const form = useForm({
    schema: noAnswers,
    defaultValues: {},
    onFailure: () => undefined,
    onSubmit: async () => {
      const body = { language: currentLanguage(i18n), surface: help.place.surface };
      const outcome = await help.call(requestErasure, { body });
      if ('failure' in outcome) return refuse(outcome.failure);
      setSent(true);
      return undefined;
    },
  });
  const send = async () => {
    setSending(true);
    await form.submit();
    setSending(false);
    setAsking(false);
  };
  if (isSent) {
    return (
      <Banner tone="success" title={t('privacy.erasureSent')} live="polite">
        {t('privacy.erasureSentBody')}
      </Banner>
    );
  }
  return (
    <Form form={form}>
      <p>{t('privacy.erasureLead')}</p>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('privacy.erasureSubmit')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('privacy.erasureAsk')}
        confirmLabel={t('privacy.erasureConfirm')}
        cancelLabel={t('privacy.erasureCancel')}
        pendingLabel={isSending ? t('privacy.erasurePending') : undefined}
        onConfirm={() => void send()}
        onCancel={() => setAsking(false)}
      >
        {t('privacy.erasureAskBody')}
      </ConfirmDialog>
    </Form>
  );
}
