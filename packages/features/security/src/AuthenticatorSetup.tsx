import { confirmTotp } from '@airline/contract';
import { Form, FormSubmitButton, FormTextField, useForm } from '@airline/forms';
import { useSession } from '@airline/session/react';
import { Button } from '@airline/ui/button';
import { Link } from '@airline/ui/link';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useLoginWords } from '@airline/account/credentials';
import { codeSchemas, digitsOf } from '@airline/account/credentials';
import { codeRefusalOf } from '@airline/account/credentials';
import { loginRefusalOf } from '@airline/account/credentials';
import { CopyButton } from './CopyButton.tsx';
import { QrCode } from './QrCode.tsx';
import styles from './Security.module.css';

/** A set-up that was started: it counts from the moment that a code of it was confirmed. */
export interface StartedSetup {
  readonly setupId: string;
  readonly otpauthUri: string;
  readonly secret: string;
}

/** Renders the set-up of an authenticator app: the code to scan, the key to type, and the first code that proves both. */
export function AuthenticatorSetup({
  setup: { setupId, otpauthUri, secret },
  onConfirmed,
  onCancel,
}: {
  readonly setup: StartedSetup;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => Promise<void>;
  readonly onCancel: () => void;
}): ReactNode {
  const words = useLoginWords();
  const { t } = useTranslation('security');
  const session = useSession();
  const form = useForm({
    schema: codeSchemas.totp,
    defaultValues: { code: '' },
    onFailure: () => undefined,
    onSubmit: async ({ code }) => {
      const outcome = await session.call(confirmTotp, { body: { setupId, code: digitsOf(code) } });
      if ('failure' in outcome) {
        return codeRefusalOf(outcome.failure) ?? { message: loginRefusalOf(outcome.failure, words).message };
      }
      await onConfirmed(outcome.value.recoveryCodes);
      return undefined;
    },
  });
  const start = useRef<HTMLParagraphElement>(null);
  // It comes in the place of the button that asked for it.
  useEffect(() => start.current?.focus(), []);
  return (
    <Form form={form}>
      <p ref={start} tabIndex={-1}>
        {t('setup.scan')}
      </p>
      <QrCode text={otpauthUri} label={t('setup.qr')} />
      <Link href={otpauthUri} variant="standalone">
        {t('setup.open')}
      </Link>
      <div>
        <p>{t('setup.typed')}</p>
        <p className={styles['secret']}>{grouped(secret)}</p>
        <CopyButton text={secret}>{t('setup.copySecret')}</CopyButton>
      </div>
      <FormTextField
        form={form}
        name="code"
        label={t('setup.label')}
        autoComplete="one-time-code"
        inputMode="numeric"
        width="short"
        messages={{
          required: words.t('secondFactor.totp.required'),
          badFormat: words.t('secondFactor.totp.badFormat'),
          codeIncorrect: words.t('secondFactor.totp.incorrect'),
        }}
      />
      <div className={styles['buttons']}>
        <FormSubmitButton form={form} pendingLabel={t('setup.pending')}>
          {t('setup.submit')}
        </FormSubmitButton>
        <Button onClick={onCancel}>{t('setup.cancel')}</Button>
      </div>
    </Form>
  );
}

/** Writes a key in groups of four, which a person can follow. */
function grouped(secret: string): string {
  return secret.replaceAll(/.{4}(?=.)/g, '$& ');
}
