import { Page } from '@airline/app-shell';
import { formatAccountNumber, transferFund } from '@airline/contract';
import { Form, FormCheckbox, FormSubmitButton, useForm } from '@airline/forms';
import { failureIn, GatewayError, valueOrThrow, type Failure } from '@airline/gateway-client';
import { FailureBanner, useIntentKey } from '@airline/gateway-client/react';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { invalidateAccountQueries } from '@airline/session/account-queries';
import { useSession } from '@airline/session/react';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { DescriptionList } from '@airline/ui/description-list';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';

import styles from '../Funds.module.css';
import { forgetTransferDraft, type TransferDraft } from './transfer-draft.ts';

export interface ConfirmTransferProps {
  readonly draft: TransferDraft;
  readonly onDone: () => void;
}

const agreed = z.object({ agree: z.literal(true, 'required') });

/** Renders a transfer that was checked, with the box to tick before it is done. */
export function ConfirmTransfer({ draft, onDone }: ConfirmTransferProps): ReactNode {
  const { t } = useTranslation('funds');
  const locale = useLocale();
  const session = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const keyFor = useIntentKey();
  const [failure, setFailure] = useState<Failure>();
  const { transfer, quote } = draft;
  const amount = formatMoney(quote.amount, locale);
  const form = useForm({
    schema: agreed,
    defaultValues: { agree: false },
    // No answer: the banner says so, and the same key is sent again.
    onFailure: (error) => setFailure(failureIn(error)),
    onSubmit: async () => {
      setFailure(undefined);
      const body = { ...transfer, shown: quote.amount };
      const sent = await session.call(transferFund, { body, idempotencyKey: keyFor(body) });
      if ('failure' in sent) {
        if (sent.failure.kind !== 'refused') throw new GatewayError(sent.failure);
        setFailure(sent.failure);
        return;
      }
      valueOrThrow(sent);
      forgetTransferDraft();
      invalidateAccountQueries(queryClient);
      onDone();
    },
  });
  return (
    <Page title={t('confirm.title')} lead={t('confirm.lead')}>
      <div className={styles['form']}>
        {failure?.kind === 'refused' ? <FailureBanner failure={failure} /> : null}
        <Form form={form}>
          <Card>
            <div className={styles['fields']}>
              <DescriptionList
                items={[
                  { id: 'amount', term: t('confirm.amount'), detail: amount },
                  { id: 'fund', term: t('confirm.fund'), detail: t('fund.hiddenNumber', { lastFour: quote.lastFour }) },
                  {
                    id: 'recipient',
                    term: t('confirm.recipient'),
                    detail: t('confirm.recipientDetail', {
                      hint: quote.recipientHint,
                      number: formatAccountNumber(transfer.recipientNumber),
                    }),
                  },
                  {
                    id: 'expires',
                    term: t('confirm.expires'),
                    detail: `${formatCalendarDate(quote.expiresOn, locale)} (${t('confirm.sameExpiry')})`,
                  },
                ]}
              />
              <FormCheckbox
                form={form}
                name="agree"
                label={t('confirm.agree')}
                messages={{ required: t('confirm.mustAgree'), invalid: t('confirm.mustAgree') }}
              />
            </div>
          </Card>
          <div className={styles['buttons']}>
            <FormSubmitButton form={form} pendingLabel={t('confirm.pending')}>
              {t('confirm.submit', { amount })}
            </FormSubmitButton>
            <Button onClick={() => void navigate('..', { relative: 'path' })}>{t('confirm.back')}</Button>
          </div>
        </Form>
      </div>
    </Page>
  );
}
