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
  code: z.string().check(z.trim(), z.minLength(1, 'required'), z.regex(/^(?:(?:\d ?){8})?$/, 'badFormat')),
});

/**
 * Renders the proof that a trip may be changed: has a code mailed to the trip's contact, and asks for it. Every code
 * that arrived in the last ten minutes does; after a minute, or when a code is over, another one can be asked for. Where no
 * further mail goes out for now, that is said, and the code of an earlier one is asked for.
 */
export function TripCodeForm({ lookup, emailHint, submitLabel, pendingLabel, onCode }: TripCodeFormProps): ReactNode {
  const { t } = useTranslation('trips');
  const { pathname } = useLocation();
  const { surface } = useSession();
  const { send, sent, isRefusedForNow, failure, mayAskAgain, allowNext } = useMailedCode(lookup);
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
  const isFieldShown = sent > 0 || isRefusedForNow;
  // Once the mail is on its way, and not before: until then there is nothing to type.
  useEffect(() => {
    if (isFieldShown) place.current?.querySelector('input')?.focus();
  }, [isFieldShown]);
  return (
    <Card title={t('code.title')}>
      <div ref={place} className={styles['code']}>
        {failure === undefined ? null : <FailureBanner failure={failure} onRetry={send} />}
        {!isFieldShown ? (
          failure === undefined ? (
            <output>{t('code.sending')}</output>
          ) : null
        ) : (
          <>
            {isRefusedForNow ? (
              <Banner live="polite" title={t('code.notNow')} />
            ) : (
              <>
                <p>{emailHint === undefined ? t('code.sentIfRight') : t('code.sent', { email: emailHint })}</p>
                <p className={styles['note']}>{t('code.pace')}</p>
              </>
            )}
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
                }}
              />
              <FormSubmitButton form={form} pendingLabel={pendingLabel}>
                {submitLabel}
              </FormSubmitButton>
            </Form>
            {sent > 1 && !isRefusedForNow ? <Banner tone="success" live="polite" title={t('code.sentAgain')} /> : null}
            {mayAskAgain ? (
              <Button onClick={send}>{t('code.again')}</Button>
            ) : isRefusedForNow ? null : (
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
  /** Whether another mail was asked for and none goes out for now: codes that arrived are good. */
  readonly isRefusedForNow: boolean;
  readonly failure: Failure | undefined;
  readonly mayAskAgain: boolean;
  /** Lets another code be asked for at once. */
  readonly allowNext: () => void;
}

/** Has a code mailed when the form comes, and further ones when they are asked for. */
function useMailedCode(lookup: TripLookup): MailedCode {
  const session = useSession();
  const [sent, setSent] = useState(0);
  const [wait, setWait] = useState<{ readonly milliseconds: number }>();
  const [mayAskAgain, setMayAskAgain] = useState(false);
  const { mutate, error } = useMutation({
    mutationFn: async ({ recordLocator, firstName, lastName }: TripLookup) =>
      valueOrThrow(await session.call(requestTripCode, { body: { recordLocator, firstName, lastName } })),
    onSuccess: ({ nextAfterSeconds }) => {
      setSent((count) => count + 1);
      setWait({ milliseconds: nextAfterSeconds * 1000 });
      setMayAskAgain(false);
    },
    onError: (thrown) => {
      if (!isForNow(failureIn(thrown))) return;
      setWait({ milliseconds: refusedForMs });
      setMayAskAgain(false);
    },
  });
  useEffect(() => {
    if (wait === undefined) return undefined;
    const timer = setTimeout(() => setMayAskAgain(true), wait.milliseconds);
    return () => clearTimeout(timer);
  }, [wait]);
  const send = () => mutate(lookup);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    mutate(lookup);
  }, [mutate, lookup]);
  const failure = failureIn(error);
  const isRefusedForNow = isForNow(failure);
  return {
    send,
    sent,
    isRefusedForNow,
    failure: isRefusedForNow ? undefined : failure,
    mayAskAgain,
    allowNext: () => setMayAskAgain(true),
  };
}

/** The gateway refuses an address that asked for many codes for five minutes at most. */
const refusedForMs = 5 * 60_000;

function isForNow(failure: Failure | undefined): boolean {
  return failure?.kind === 'refused' && failure.name === 'tooManyRequests';
}
