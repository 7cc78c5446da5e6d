import { Form, FormPasswordField, FormSubmitButton, FormTextField, useForm } from '@airline/forms';
import type { LoginOutcome, PersonCategory } from '@airline/session';
import { useSession } from '@airline/session/react';
import { Checkbox } from '@airline/ui/checkbox';
import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';

import { carriedLoginName } from '@airline/account/remembered';
import { loginRefusalOf, mayHaveNoPassword, type LoginRefusal } from '@airline/account/credentials';
import type { LoginLinks } from './login-links.ts';
import { LoginAdvice } from './LoginAdvice.tsx';
import styles from './Login.module.css';
import { unconfirmedOf, type Unconfirmed } from './unconfirmed.ts';
import { useLoginWords } from '@airline/account/credentials';

const schema = z.object({
  username: z.string().check(z.trim(), z.minLength(1, 'required')),
  // As it was typed: an old password outside of today's rules still logs in.
  password: z.string().check(z.minLength(1, 'required')),
});

/** Renders the fields of a login by name and password. Password managers fill both in; a passkey may come in the first. */
export function LoginForm({
  category,
  links,
  isSharedDevice,
  onSharedDeviceChange,
  onOutcome,
  onUnconfirmed,
}: {
  readonly category: PersonCategory;
  readonly links: LoginLinks;
  readonly isSharedDevice: boolean;
  readonly onSharedDeviceChange: (isSharedDevice: boolean) => void;
  readonly onOutcome: (outcome: Exclude<LoginOutcome, { readonly failure: unknown }>) => void;
  /** The password was right, and the account waits for its mailed link. */
  readonly onUnconfirmed: (unconfirmed: Unconfirmed) => void;
}): ReactNode {
  const words = useLoginWords();
  const { t } = words;
  const session = useSession();
  const [refused, setRefused] = useState<{ readonly refusal: LoginRefusal; readonly username: string }>();
  const form = useForm({
    schema,
    // What account help just found or set need not be typed again.
    defaultValues: { username: carriedLoginName(), password: '' },
    // No answer: the form's banner says so.
    onFailure: () => undefined,
    onSubmit: async ({ username, password }) => {
      setRefused(undefined);
      const outcome = await session.logIn({ method: 'password', category, username, password, isSharedDevice });
      if (!('failure' in outcome)) {
        onOutcome(outcome);
        return undefined;
      }
      const unconfirmed = unconfirmedOf(outcome.failure, username);
      if (unconfirmed !== undefined) {
        onUnconfirmed(unconfirmed);
        return undefined;
      }
      const told = loginRefusalOf(outcome.failure, words, { category });
      const refusal = mayHaveNoPassword(outcome.failure, username)
        ? { ...told, body: `${told.body} ${t('neverSet')}` }
        : told;
      setRefused({ refusal, username });
      return { message: refusal.message };
    },
  });
  return (
    <Form form={form}>
      {refused === undefined ? null : <LoginAdvice {...refused} links={links} />}
      <div className={styles['fields']}>
        <FormTextField
          form={form}
          name="username"
          label={t(`${category}.username`)}
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          messages={{ required: t('missingUsername') }}
        />
        <FormPasswordField
          form={form}
          name="password"
          label={t('password')}
          autoComplete="current-password"
          messages={{ required: t('missingPassword') }}
        />
        <Checkbox
          label={t('sharedDevice')}
          hint={t('sharedDeviceHint')}
          checked={isSharedDevice}
          onChange={(event) => onSharedDeviceChange(event.currentTarget.checked)}
        />
      </div>
      <FormSubmitButton form={form} pendingLabel={t('pending')} wide>
        {t('submit')}
      </FormSubmitButton>
    </Form>
  );
}
