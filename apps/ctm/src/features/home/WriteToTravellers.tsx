import { longestTravellerMessage, writeToTravellers } from '@airline/contract';
import { createIdempotencyKey, failureIn, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { useSession } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { Field } from '@airline/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './HomePage.module.css';

interface WriteToTravellersProps {
  readonly station: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Renders the form of a message to everybody who is at a place. What was written stays when it cannot be sent. */
export function WriteToTravellers({ station, name, onClose }: WriteToTravellersProps): ReactNode {
  const { t } = useTranslation('companyReports');
  const session = useSession();
  const [message, setMessage] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [key, setKey] = useState(createIdempotencyKey);
  const send = useMutation({
    mutationFn: async () =>
      valueOrThrow(
        await session.call(writeToTravellers, { body: { station, message: message.trim() }, idempotencyKey: key }),
      ),
  });
  const failure = failureIn(send.error);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const length = message.trim().length;
    const isBad = length === 0 || length > longestTravellerMessage;
    setWrong(isBad);
    if (!isBad) send.mutate();
  };
  if (send.data !== undefined) {
    return (
      <Banner tone="success" live="polite" title={t('home.sent', { count: send.data.mails })}>
        <Button onClick={onClose}>{t('home.close')}</Button>
      </Banner>
    );
  }
  return (
    <form
      key={station}
      className={styles['message']}
      onSubmit={submit}
      noValidate
      aria-label={t('home.writeTo', { station: name })}
    >
      <h4>{t('home.writeTo', { station: name })}</h4>
      {failure === undefined ? null : <FailureBanner failure={failure} />}
      <Field
        label={t('home.message')}
        hint={t('home.writeHint')}
        error={isWrong ? t('home.messageError') : undefined}
        errorPrefix={t('home.errorPrefix')}
      >
        {(control) => (
          <textarea
            {...control}
            className={styles['text']}
            rows={4}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form comes at a press that asks for it
            autoFocus
            value={message}
            onChange={({ target }) => {
              setMessage(target.value);
              setKey(createIdempotencyKey());
            }}
          />
        )}
      </Field>
      <div className={styles['buttons']}>
        <Button type="submit" variant="primary" pendingLabel={send.isPending ? t('home.sending') : undefined}>
          {t('home.send')}
        </Button>
        <Button onClick={onClose}>{t('home.cancel')}</Button>
      </div>
    </form>
  );
}
