import type { CardToken, PaymentSetup } from '@airline/contract';
import { Form, FormSubmitButton, FormTextField, setFormValue, useForm } from '@airline/forms';
import { FieldPair } from '@airline/forms/field-pair';
import { Card } from '@airline/ui/card';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { gateway } from '../../../gateway.ts';
import { CardNumberField } from './CardNumberField.tsx';
import { groupCardNumber } from './card-number.ts';
import { createCardSchema, toCardDetails } from './card-schema.ts';
import { ExpiryField } from './ExpiryField.tsx';
import { exchangeCard } from './exchange-card.ts';
import styles from './PaymentPage.module.css';
import { TestCards } from './TestCards.tsx';

export interface CardFormProps {
  readonly setup: PaymentSetup;
  readonly submitLabel: string;
  readonly onDone: (token: CardToken) => void;
}

const noCard = { number: '', expiry: '', securityCode: '', holderName: '' };

/** Renders the fields of a card. They are kept nowhere, and go to the payment processor alone. */
export function CardForm({ setup, submitLabel, onDone }: CardFormProps): ReactNode {
  const { t } = useTranslation('booking');
  const [schema] = useState(() => createCardSchema(() => gateway.now()));
  const form = useForm({
    schema,
    defaultValues: noCard,
    // Without the processor's answer there is no token, and nothing was charged: the form's banner says to try again.
    onFailure: () => undefined,
    onSubmit: async (answers) => {
      const exchanged = await exchangeCard(setup.tokensUrl, toCardDetails(answers));
      if ('refusal' in exchanged) return exchanged.refusal;
      onDone(exchanged.token);
      return undefined;
    },
  });
  return (
    <div className={styles['form']}>
      <Form form={form}>
        <Card title={t('payment.card')}>
          <div className={styles['fields']}>
            <p className={styles['lead']}>{t('payment.cardLead')}</p>
            <CardNumberField form={form} />
            <FieldPair>
              <ExpiryField form={form} />
              <FormTextField
                form={form}
                name="securityCode"
                label={t('payment.securityCode')}
                hint={t('payment.securityCodeHint')}
                width="short"
                inputMode="numeric"
                autoComplete="cc-csc"
                messages={{ invalid: t('payment.badSecurityCode'), length: t('payment.badSecurityCode') }}
              />
            </FieldPair>
            <FormTextField
              form={form}
              name="holderName"
              label={t('payment.holderName')}
              autoComplete="cc-name"
              messages={{ invalid: t('payment.badHolderName') }}
            />
          </div>
        </Card>
        {setup.testCards === undefined ? null : (
          <TestCards
            cards={setup.testCards}
            onUse={({ number, expiry, securityCode, holderName }) => {
              setFormValue(form, 'number', groupCardNumber(number));
              setFormValue(form, 'expiry', expiry);
              setFormValue(form, 'securityCode', securityCode);
              setFormValue(form, 'holderName', holderName);
            }}
          />
        )}
        <FormSubmitButton form={form} pendingLabel={t('payment.pending')}>
          {submitLabel}
        </FormSubmitButton>
      </Form>
    </div>
  );
}
