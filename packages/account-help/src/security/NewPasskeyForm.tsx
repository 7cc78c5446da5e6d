import { addPasskey, startPasskeyRegistration } from '@airline/contract';
import { Form, FormSubmitButton, FormTextField, useForm } from '@airline/forms';
import { useSession } from '@airline/session/react';
import { Button } from '@airline/ui/button';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';

import { loginRefusalOf } from '../login/login-failure.ts';
import { makePasskey } from '../login/passkeys.ts';
import { useLoginWords } from '../login/use-login-words.ts';
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
  const { t } = words;
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
      if (credential === undefined) return { message: t('passkeyFailed.title') };
      const added = await session.call(addPasskey, { body: { challengeId, name, credential } });
      if ('failure' in added) return { message: loginRefusalOf(added.failure, words).message };
      await onAdded(name);
      return undefined;
    },
  });
  return (
    <Form form={form}>
      <FormTextField
        form={form}
        name="name"
        label={t('security.passkeys.name')}
        hint={t('security.passkeys.nameHint')}
        autoComplete="off"
        messages={{ required: t('security.passkeys.nameRequired') }}
      />
      <div className={styles['buttons']}>
        <FormSubmitButton form={form} pendingLabel={t('security.passkeys.creating')}>
          {t('security.passkeys.create')}
        </FormSubmitButton>
        <Button onClick={onCancel}>{t('security.setup.cancel')}</Button>
      </div>
    </Form>
  );
}
