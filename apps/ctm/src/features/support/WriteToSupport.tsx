import { useFormRefusal } from '@airline/account/form-refusal';
import { type SupportRequest, supportTopics, writeToSupport } from '@airline/contract';
import { Form, FormSelect, FormSubmitButton, type FormHandle, useForm, useFormField } from '@airline/forms';
import { createIdempotencyKey } from '@airline/gateway-client';
import { buildPath } from '@airline/links';
import { loginAddress, type Person } from '@airline/session';
import { useSession } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { Button, ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { Field } from '@airline/ui/field';
import { useLocale } from '@airline/ui/locale';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import * as z from 'zod/mini';

import { product } from '../../product.ts';
import styles from './Support.module.css';

/** Renders the form of a message to support, or how to come to it. */
export function WriteToSupport({ person }: { readonly person: Person | undefined }): ReactNode {
  const { t } = useTranslation('companySupport');
  const [written, setWritten] = useState<SupportRequest>();
  const [count, setCount] = useState(0);
  if (person === undefined) {
    const returnTo = buildPath('ctm-support', { product });
    return (
      <Card
        title={t('write.title')}
        actions={
          <ButtonLink href={loginAddress({ surface: 'ctm', product, returnTo })}>{t('write.logInLink')}</ButtonLink>
        }
      >
        <p>{t('write.logIn')}</p>
      </Card>
    );
  }
  if (person.category !== 'corporateTravelManager') {
    return (
      <Card title={t('write.title')}>
        <p>{t('write.notManager')}</p>
      </Card>
    );
  }
  return (
    <Card title={t('write.title')}>
      {written === undefined ? (
        <MessageForm key={count} onWritten={setWritten} />
      ) : (
        <Banner
          tone="success"
          live="polite"
          title={t('write.sent', { reference: written.reference })}
          actions={
            <Button
              onClick={() => {
                setWritten(undefined);
                setCount(count + 1);
              }}
            >
              {t('write.another')}
            </Button>
          }
        >
          {t('write.sentBody')}
        </Banner>
      )}
    </Card>
  );
}

const { topic, message } = writeToSupport.body.shape;
const schema = z.object({ topic, message });

function MessageForm({ onWritten }: { readonly onWritten: (written: SupportRequest) => void }): ReactNode {
  const { t } = useTranslation('companySupport');
  const language = useLocale().startsWith('en') ? 'en' : 'es';
  const session = useSession();
  const refuse = useFormRefusal();
  const { revalidate } = useRevalidator();
  // Sent again after a lost answer it is the same message.
  const [sent, setSent] = useState({ text: '', key: createIdempotencyKey() });
  const form = useForm({
    schema,
    defaultValues: { topic: '', message: '' },
    onFailure: () => undefined,
    onSubmit: async (values) => {
      const text = JSON.stringify(values);
      const key = text === sent.text || sent.text === '' ? sent.key : createIdempotencyKey();
      setSent({ text, key });
      const outcome = await session.call(writeToSupport, { body: { ...values, language }, idempotencyKey: key });
      if ('failure' in outcome) return refuse(outcome.failure);
      onWritten(outcome.value);
      await revalidate();
      return undefined;
    },
  });
  return (
    <Form form={form}>
      <div className={styles['answer']}>
        <p>{t('write.lead')}</p>
        <FormSelect
          form={form}
          name="topic"
          label={t('write.topic')}
          placeholder={t('write.choose')}
          options={supportTopics.map((name) => ({ value: name, label: t(`write.names.${name}`) }))}
          messages={{ invalid: t('write.topicMissing'), required: t('write.topicMissing') }}
        />
        <MessageField form={form} />
        <FormSubmitButton form={form} pendingLabel={t('write.sending')}>
          {t('write.send')}
        </FormSubmitButton>
      </div>
    </Form>
  );
}

function MessageField({ form }: { readonly form: FormHandle<{ topic: string; message: string }> }): ReactNode {
  const { t } = useTranslation('companySupport');
  const { value, onChange, id, error, errorPrefix } = useFormField(form, 'message', {
    label: t('write.message'),
    messages: {
      invalid: t('write.messageMissing'),
      required: t('write.messageMissing'),
      tooLong: t('write.messageMissing'),
    },
  });
  return (
    <Field {...{ id, error, errorPrefix }} label={t('write.message')} hint={t('write.hint')}>
      {(control) => (
        <textarea
          {...control}
          className={styles['input']}
          rows={6}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
