import { addPasskey, startPasskeyRegistration } from '@airline/contract';
import { Form, FormSubmitButton, FormTextField, useForm } from '@airline/forms';
import { useSession } from '@airline/session/react';
import { Button } from '@airline/ui/button';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

import { loginRefusalOf } from '@airline/account/credentials';
import { makePasskey } from '@airline/account/credentials';
import { useLoginWords } from '@airline/account/credentials';
import styles from './Security.module.css';

const schema = z.object({ name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(60, 'tooLong')) });

/** Renders the making of a passkey: a name to know it by, then the device's own window. */
export function NewPasskeyForm({
  onAdded,
  onCancel,
}: {
  readonly onAdded: (name: string) => Promise<void>;
  readonly onCancel: () => void;
}): ReactNode {
  const words = useLoginWords();
  const { t } = useTranslation('security');
  const session = useSession();
  const form = useForm({
    schema,
    defaultValues: { name: '' },
    onFailure: () => undefined,
    onSubmit: async ({ name }) => {
      const challenge = await session.call(startPasskeyRegistration, {});
      if ('failure' in challenge) return { message: loginRefusalOf(challenge.failure, words).message };
      const { challengeId, options } = challenge.value;
      const credential = await makePasskey(options);
      if (credential === undefined) return { message: words.t('passkeyFailed.title') };
      const added = await session.call(addPasskey, { body: { challengeId, name, credential } });
      if ('failure' in added) return { message: loginRefusalOf(added.failure, words).message };
      await onAdded(name);
      return undefined;
    },
  });
  const name = useRef<HTMLInputElement>(null);
  // The form comes in the place of the button that asked for it.
  useEffect(() => name.current?.focus(), []);
  return (
    <Form form={form}>
      <FormTextField
        form={form}
        name="name"
        ref={name}
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        autoComplete="off"
        messages={{ required: t('passkeys.nameRequired') }}
      />
      <div className={styles['buttons']}>
        <FormSubmitButton form={form} pendingLabel={t('passkeys.creating')}>
          {t('passkeys.create')}
        </FormSubmitButton>
        <Button onClick={onCancel}>{t('setup.cancel')}</Button>
      </div>
    </Form>
  );
}
