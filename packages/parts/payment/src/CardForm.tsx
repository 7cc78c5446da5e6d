import type { CardToken, PaymentSetup } from '@airline/contract';
import { Form, FormSubmitButton, FormTextField, setFormValue, useForm } from '@airline/forms';
import { FieldPair } from '@airline/forms/field-pair';
import { useSession } from '@airline/session/react';
import { Card } from '@airline/ui/card';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { groupCardNumber } from './card-number.ts';
import { createCardSchema, toCardDetails } from './card-schema.ts';
import styles from './CardForm.module.css';
import { CardNumberField } from './CardNumberField.tsx';
import { exchangeCard } from './exchange-card.ts';
import { ExpiryField } from './ExpiryField.tsx';
import { TestCards } from './TestCards.tsx';

export interface CardFormProps {
  readonly setup: PaymentSetup;
  readonly submitLabel: string;
  readonly onDone: (token: CardToken) => void;
}

const noCard = { number: '', expiry: '', securityCode: '', holderName: '' };

/** Renders the fields of a card. They are kept nowhere, and go to the payment processor alone. */
export function CardForm({ setup, submitLabel, onDone }: CardFormProps): ReactNode {
  const { t } = useTranslation('payment');
  const session = useSession();
  const [schema] = useState(() => createCardSchema(() => session.now()));
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
        <Card title={t('card')}>
          <div className={styles['fields']}>
            <p className={styles['lead']}>{t('cardLead')}</p>
            <CardNumberField form={form} />
            <FieldPair>
              <ExpiryField form={form} />
              <FormTextField
                form={form}
                name="securityCode"
                label={t('securityCode')}
                hint={t('securityCodeHint')}
                width="short"
                inputMode="numeric"
                autoComplete="cc-csc"
                messages={{ invalid: t('badSecurityCode'), length: t('badSecurityCode') }}
              />
            </FieldPair>
            <FormTextField
              form={form}
              name="holderName"
              label={t('holderName')}
              autoComplete="cc-name"
              messages={{ invalid: t('badHolderName') }}
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
        <FormSubmitButton form={form} pendingLabel={t('pending')}>
          {submitLabel}
        </FormSubmitButton>
      </Form>
    </div>
  );
}
