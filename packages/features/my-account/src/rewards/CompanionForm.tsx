import { type CompanionStatus, nameCompanion } from '@airline/contract';
import { Form, FormSubmitButton, FormTextField, useForm } from '@airline/forms';
import { FormDateField } from '@airline/forms/date-field';
import { partsOrder } from '@airline/forms/typed-date';
import { useSession } from '@airline/session/react';
import { Button } from '@airline/ui/button';
import { useLocale } from '@airline/ui/locale';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../frame/MyAccount.module.css';
import { useSave } from '../frame/use-save.ts';
import { createCompanionSchema, noCompanion, toCompanion } from './companion-answers.ts';

function focusFirstField(fields: HTMLDivElement | null): void {
  fields?.querySelector('input')?.focus();
}

const example = { year: '1984', month: '3', day: '27' };

/** Renders who is to fly with the member for taxes alone: names and birth date as a booking will have them. */
export function CompanionForm({
  kept,
  onCancel,
  onSaved,
}: {
  readonly kept: CompanionStatus['companion'];
  readonly onCancel: () => void;
  readonly onSaved: (name: string) => void;
}): ReactNode {
  const { t } = useTranslation('rapidRewards');
  const { t: words } = useTranslation('travellers');
  const locale = useLocale();
  const session = useSession();
  const save = useSave();
  const [schema] = useState(() => createCompanionSchema(session.now().toISOString().slice(0, 'YYYY-MM-DD'.length)));
  const form = useForm({
    schema,
    defaultValues:
      kept === undefined
        ? noCompanion
        : { firstName: kept.firstName, lastName: kept.lastName, birthDate: kept.birthDate },
    keepIn: 'companion',
    sendOnReconnect: true,
    onFailure: () => undefined,
    onSubmit: async (answers) => {
      const body = toCompanion(answers);
      const refusal = await save(nameCompanion, { body });
      if (refusal === undefined) onSaved(`${body.firstName} ${body.lastName}`);
      return refusal;
    },
  });
  const names = (missing: 'missingFirstName' | 'missingLastName') => ({
    required: t(`companion.${missing}`),
    invalid: t('companion.badName'),
    companionIsMember: t('companion.isMember'),
  });
  return (
    <Form form={form}>
      <div ref={focusFirstField} className={styles['fields']}>
        <p className={styles['muted']}>{t('companion.hint')}</p>
        <FormTextField
          form={form}
          name="firstName"
          label={t('companion.firstName')}
          autoComplete="off"
          messages={names('missingFirstName')}
        />
        <FormTextField
          form={form}
          name="lastName"
          label={t('companion.lastName')}
          autoComplete="off"
          messages={names('missingLastName')}
        />
        <FormDateField
          form={form}
          name="birthDate"
          secret
          label={t('companion.birthDate')}
          hint={words('birthDateHint', {
            example: partsOrder(locale)
              .map((part) => example[part])
              .join(' / '),
          })}
          messages={{
            badDate: words('badBirthDate'),
            required: words('missing.birthDate'),
            birthDateInFuture: words('futureBirthDate'),
          }}
        />
      </div>
      <div className={styles['buttons']}>
        <FormSubmitButton form={form} pendingLabel={t('companion.saving')}>
          {t('companion.save')}
        </FormSubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          {t('companion.cancel')}
        </Button>
      </div>
    </Form>
  );
}
