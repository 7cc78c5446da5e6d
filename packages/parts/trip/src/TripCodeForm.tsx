import { requestTripCode, type TripLookup } from '@airline/contract';
import { Form, FormSubmitButton, FormTextField, useForm } from '@airline/forms';
import { failureIn, GatewayError, valueOrThrow, type Failure } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { loginAddress } from '@airline/session';
import { useSession } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { Link } from '@airline/ui/link';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';

import styles from './TripCodeForm.module.css';
import { codeProblemOf, isCodeOver } from './trip-code-problem.ts';

export interface TripCodeFormProps {
  /** Whose trip it is said to be. */
  readonly lookup: TripLookup;
  /** The contact's address, masked, where the trip is shown already. */
  readonly emailHint?: string | undefined;
  readonly submitLabel: string;
  readonly pendingLabel: string;
  /** Does what the code is for; gives why it was not done. */
  readonly onCode: (code: string) => Promise<Failure | undefined>;
}

const codeSchema = z.object({
  code: z.string().check(z.trim(), z.minLength(1, 'required'), z.regex(/^(?:(?:\d ?){6})?$/, 'badFormat')),
});

/**
 * Renders the proof that a trip may be changed: has a code mailed to the trip's contact, and asks for it. The code of a newer mail
 * ends the one before; after a minute, or when a code is over, another one can be asked for.
 */
export function TripCodeForm({ lookup, emailHint, submitLabel, pendingLabel, onCode }: TripCodeFormProps): ReactNode {
  const { t } = useTranslation('trips');
  const { pathname } = useLocation();
  const { surface } = useSession();
  const { send, sent, failure, mayAskAgain, allowNext } = useMailedCode(lookup);
  const place = useRef<HTMLDivElement>(null);
  const form = useForm({
    schema: codeSchema,
    defaultValues: { code: '' },
    // No answer: the form's banner says so.
    onFailure: () => undefined,
    onSubmit: async ({ code }) => {
      const refused = await onCode(code.replaceAll(' ', ''));
      if (refused === undefined) return undefined;
      const problem = codeProblemOf(refused);
      if (problem === undefined) throw new GatewayError(refused);
      if (isCodeOver(problem)) allowNext();
      return { errors: [{ pointer: '/code', code: problem }] };
    },
  });
  const isSent = sent > 0;
  // Once the mail is on its way, and not before: until then there is nothing to type.
  useEffect(() => {
    if (isSent) place.current?.querySelector('input')?.focus();
  }, [isSent]);
  return (
    <Card title={t('code.title')}>
      <div ref={place} className={styles['code']}>
        {failure === undefined ? null : <FailureBanner failure={failure} onRetry={send} />}
        {sent === 0 ? (
          failure === undefined ? (
            <output>{t('code.sending')}</output>
          ) : null
        ) : (
          <>
            <p>{emailHint === undefined ? t('code.sentIfRight') : t('code.sent', { email: emailHint })}</p>
            <Form form={form}>
              <FormTextField
                form={form}
                name="code"
                label={t('code.label')}
                hint={t('code.hint')}
                inputMode="numeric"
                autoComplete="one-time-code"
                spellCheck={false}
                width="short"
                messages={{
                  required: t('code.required'),
                  badFormat: t('code.badFormat'),
                  tripCodeIncorrect: t('code.incorrect'),
                  tripCodeExpired: t('code.expired'),
                  tripCodeSuperseded: t('code.superseded'),
                }}
              />
              <FormSubmitButton form={form} pendingLabel={pendingLabel}>
                {submitLabel}
              </FormSubmitButton>
            </Form>
            {sent > 1 ? <Banner tone="success" live="polite" title={t('code.sentAgain')} /> : null}
            {mayAskAgain ? (
              <Button onClick={send}>{t('code.again')}</Button>
            ) : (
              <p className={styles['note']}>{t('code.againLater')}</p>
            )}
          </>
        )}
        <p className={styles['note']}>
          {t('code.ownTrip')} <Link href={loginAddress({ surface, returnTo: pathname })}>{t('code.logIn')}</Link>
        </p>
      </div>
    </Card>
  );
}

interface MailedCode {
  readonly send: () => void;
  /** How many codes were asked for. */
  readonly sent: number;
  readonly failure: Failure | undefined;
  readonly mayAskAgain: boolean;
  /** Lets another code be asked for at once. */
  readonly allowNext: () => void;
}

/** Has a code mailed when the form comes, and further ones when they are asked for. */
function useMailedCode(lookup: TripLookup): MailedCode {
  const session = useSession();
  const [sent, setSent] = useState(0);
  const [waitMs, setWaitMs] = useState(0);
  const [mayAskAgain, setMayAskAgain] = useState(false);
  const { mutate, error } = useMutation({
    mutationFn: async ({ recordLocator, firstName, lastName }: TripLookup) =>
      valueOrThrow(await session.call(requestTripCode, { body: { recordLocator, firstName, lastName } })),
    onSuccess: ({ nextAfterSeconds }) => {
      setWaitMs(nextAfterSeconds * 1000);
      setSent((count) => count + 1);
      setMayAskAgain(false);
    },
  });
  useEffect(() => {
    if (sent === 0) return undefined;
    const timer = setTimeout(() => setMayAskAgain(true), waitMs);
    return () => clearTimeout(timer);
  }, [sent, waitMs]);
  const send = () => mutate(lookup);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    mutate(lookup);
  }, [mutate, lookup]);
  return { send, sent, failure: failureIn(error), mayAskAgain, allowNext: () => setMayAskAgain(true) };
}
