import { fundTransfer, quoteFundTransfer, type AccountFund, type FundTransfer } from '@airline/contract';
import { Form, FormSelect, FormSubmitButton, FormTextField, useForm, type SubmitRefusal } from '@airline/forms';
import { valueOrThrow, type Failure } from '@airline/gateway-client';
import { formatFailure, useFailureWords, type FailureWords } from '@airline/gateway-client/react';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { useSession } from '@airline/session/react';
import { Card } from '@airline/ui/card';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import styles from '../Funds.module.css';
import { keepTransferDraft, readTransferDraft } from './transfer-draft.ts';

export interface TransferFormProps {
  /** Those that can be transferred. */
  readonly funds: readonly AccountFund[];
}

/** Renders which fund goes to whom; what the gateway knows of it is asked before anything is confirmed. */
export function TransferForm({ funds }: TransferFormProps): ReactNode {
  const { t } = useTranslation('funds');
  const locale = useLocale();
  const session = useSession();
  const navigate = useNavigate();
  const words = useFailureWords();
  const draft = readTransferDraft()?.transfer;
  const only = funds.length === 1 ? funds[0] : undefined;
  const form = useForm({
    schema: fundTransfer,
    defaultValues: {
      number: funds.find(({ number }) => number === draft?.number)?.number ?? only?.number ?? '',
      recipientNumber: draft?.recipientNumber ?? '',
      recipientLastName: draft?.recipientLastName ?? '',
    },
    // No answer: the form's banner says so.
    onFailure: () => undefined,
    onSubmit: async (transfer: FundTransfer) => {
      const quoted = await session.call(quoteFundTransfer, { body: transfer });
      const refusal = 'failure' in quoted ? toRefusal(quoted.failure, words) : undefined;
      if (refusal !== undefined) return refusal;
      keepTransferDraft({ transfer, quote: valueOrThrow(quoted) });
      // Below the page's own address, which is another one in the account and in the native app.
      void navigate('confirm', { relative: 'path' });
      return undefined;
    },
  });
  const options = funds.map(({ number, lastFour, left, expiresOn }) => ({
    value: number,
    label: t('transfer.option', {
      amount: formatMoney(left, locale),
      lastFour,
      date: formatCalendarDate(expiresOn, locale),
    }),
  }));
  return (
    <Form form={form}>
      <Card>
        <div className={styles['fields']}>
          <FormSelect
            form={form}
            name="number"
            label={t('transfer.fund')}
            options={options}
            {...(only === undefined ? { placeholder: t('transfer.choose') } : {})}
            messages={{ invalid: t('transfer.missingFund'), required: t('transfer.missingFund') }}
          />
          <FormTextField
            form={form}
            name="recipientNumber"
            label={t('transfer.recipientNumber')}
            hint={t('transfer.recipientNumberHint')}
            width="short"
            inputMode="numeric"
            autoComplete="off"
            messages={{ invalid: t('transfer.badNumber'), required: t('transfer.badNumber') }}
          />
          <FormTextField
            form={form}
            name="recipientLastName"
            label={t('transfer.recipientLastName')}
            autoComplete="off"
            messages={{ required: t('transfer.missingLastName') }}
          />
        </div>
      </Card>
      <FormSubmitButton form={form} pendingLabel={t('transfer.checking')}>
        {t('transfer.next')}
      </FormSubmitButton>
    </Form>
  );
}

function toRefusal(failure: Failure, words: FailureWords): SubmitRefusal | undefined {
  if (failure.kind !== 'refused') return undefined;
  const { title, body } = formatFailure(failure, words);
  return { message: `${title}. ${body}`.replace(/\.$/, '') };
}
