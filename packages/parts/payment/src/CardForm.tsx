import type { CardToken, PaymentSetup } from '@airline/contract';
import { Form, FormSubmitButton, FormTextField, setFormValue, useForm } from '@airline/forms';
import { FieldPair } from '@airline/forms/field-pair';
import { useSession } from '@airline/session/react';
import { Card } from '@airline/ui/card';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { groupCardNumber } from './card-number.ts';
import { createCardSchema, toCardDetails, type CardAnswers } from './card-schema.ts';
import styles from './CardForm.module.css';
import { CardMarks } from './CardMarks.tsx';
import { CardNumberField } from './CardNumberField.tsx';
import { exchangeCard } from './exchange-card.ts';
import { ExpiryField } from './ExpiryField.tsx';
import { SavedCards } from './SavedCards.tsx';
import { TestCards } from './TestCards.tsx';

/** What of a card may be shown again: by itself it pays nothing. */
export type KnownCard = Pick<CardAnswers, 'holderName' | 'expiry'>;

export interface CardFormProps {
  readonly setup: PaymentSetup;
  readonly submitLabel: string;
  /** Says where the button stands that sends the form: at its end by default. */
  readonly placeSubmit?: (button: ReactNode) => ReactNode;
  /** What a card that was refused had: the person types its numbers anew, but not the name and the date. */
  readonly known?: KnownCard | undefined;
  /** Offers the cards that a member keeps, above the fields of another one. */
  readonly offersSaved?: boolean;
  /** Called when the form is sent, whether its answers are right or not. */
  readonly onTry?: () => void;
  /** Called with what pays. The button waits for what it resolves with: the page that follows. */
  readonly onDone: (token: CardToken, known: KnownCard) => void | Promise<void>;
}

const asItIs = (button: ReactNode): ReactNode => button;

const noCard = { number: '', expiry: '', securityCode: '', holderName: '' };

/** Renders the fields of a card. They are kept nowhere, and go to the payment processor alone. */
export function CardForm({
  setup,
  submitLabel,
  placeSubmit = asItIs,
  known,
  offersSaved = false,
  onTry,
  onDone,
}: CardFormProps): ReactNode {
  const { t } = useTranslation('payment');
  const session = useSession();
  const fields = useRef<HTMLDivElement>(null);
  const [schema] = useState(() => createCardSchema(() => session.now()));
  const form = useForm({
    schema,
    defaultValues: { ...noCard, ...known },
    // Without the processor's answer there is no token, and nothing was charged: the form's banner says to try again.
    onFailure: () => undefined,
    // A token moves no money: a card that is sent twice pays nothing.
    sendOnReconnect: true,
    onSubmit: async (answers) => {
      const exchanged = await exchangeCard(setup.tokensUrl, toCardDetails(answers));
      if ('refusal' in exchanged) return exchanged.refusal;
      await onDone(exchanged.token, { holderName: answers.holderName, expiry: answers.expiry });
      return undefined;
    },
  });
  return (
    <div className={styles['form']} onSubmitCapture={onTry}>
      {offersSaved ? <SavedCards onTry={onTry} onDone={onDone} /> : null}
      <Form form={form}>
        <Card title={t('card')}>
          <div className={styles['fields']} ref={fields}>
            <div className={styles['number']}>
              <CardNumberField form={form} />
              <CardMarks />
            </div>
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
                messages={{
                  invalid: t('badSecurityCode'),
                  length: t('badSecurityCode'),
                  required: t('missing.securityCode'),
                }}
              />
            </FieldPair>
            <FormTextField
              form={form}
              name="holderName"
              label={t('holderName')}
              autoComplete="cc-name"
              messages={{ invalid: t('badHolderName'), required: t('missing.holderName') }}
            />
            <p className={styles['lead']}>{t('cardLead')}</p>
          </div>
        </Card>
        {placeSubmit(
          <FormSubmitButton form={form} pendingLabel={t('pending')}>
            {submitLabel}
          </FormSubmitButton>,
        )}
        {setup.testCards === undefined ? null : (
          <TestCards
            cards={setup.testCards}
            onUse={({ number, expiry, securityCode, holderName }) => {
              setFormValue(form, 'number', groupCardNumber(number));
              setFormValue(form, 'expiry', expiry);
              setFormValue(form, 'securityCode', securityCode);
              setFormValue(form, 'holderName', holderName);
              // The form stands above, out of sight on a phone: that it is filled in is to be seen.
              fields.current?.scrollIntoView({ block: 'start' });
            }}
          />
        )}
      </Form>
    </div>
  );
}
