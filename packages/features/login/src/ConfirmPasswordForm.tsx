import { Form, FormPasswordField, FormSubmitButton, useForm } from '@airline/forms';
import type { LoginOutcome } from '@airline/session';
import { usePerson, useSession } from '@airline/session/react';
import { Button } from '@airline/ui/button';
import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';

import { loginRefusalOf, type LoginRefusal } from '@airline/account/credentials';
import { LoginAdvice } from './LoginAdvice.tsx';
import styles from './Login.module.css';
import { PasskeyLogin } from './PasskeyLogin.tsx';
import { useLoginWords } from '@airline/account/credentials';

const schema = z.object({ password: z.string().check(z.minLength(1, 'required')) });

/** Renders the password once more, for the person who is logged in already. */
export function ConfirmPasswordForm({
  onOutcome,
}: {
  readonly onOutcome: (outcome: Exclude<LoginOutcome, { readonly failure: unknown }>) => void;
}): ReactNode {
  const words = useLoginWords();
  const { t } = words;
  const session = useSession();
  const person = usePerson();
  const [refusal, setRefusal] = useState<LoginRefusal>();
  const form = useForm({
    schema,
    defaultValues: { password: '' },
    onFailure: () => undefined,
    onSubmit: async ({ password }) => {
      setRefusal(undefined);
      const outcome = await session.confirmPassword(password);
      if (!('failure' in outcome)) {
        onOutcome(outcome);
        return undefined;
      }
      const refused = loginRefusalOf(outcome.failure, words, { category: person?.category });
      setRefusal(refused);
      return { message: refused.message };
    },
  });
  return (
    <div className={styles['step']}>
      <p>{t('prompt.lead')}</p>
      <Form form={form}>
        {refusal === undefined ? null : <LoginAdvice refusal={refusal} links={{}} />}
        {person?.firstName === undefined ? null : <p>{t('prompt.account', { firstName: person.firstName })}</p>}
        <FormPasswordField
          form={form}
          name="password"
          label={t('password')}
          autoComplete="current-password"
          messages={{ required: t('missingPassword') }}
        />
        <div className={styles['buttons']}>
          <FormSubmitButton form={form} pendingLabel={t('pending')}>
            {t('prompt.submit')}
          </FormSubmitButton>
          <Button onClick={() => session.settlePrompt(false)}>{t('prompt.cancel')}</Button>
        </div>
      </Form>
      {person === undefined ? null : <PasskeyLogin category={person.category} onOutcome={onOutcome} />}
    </div>
  );
}
