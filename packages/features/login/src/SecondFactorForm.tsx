import { Form, FormSubmitButton, FormTextField, useForm } from '@airline/forms';
import type { LoginOutcome, SecondFactorStep } from '@airline/session';
import { useSession } from '@airline/session/react';
import { Button } from '@airline/ui/button';
import { useState, type ReactNode } from 'react';

import { codeSchemas, digitsOf } from '@airline/account/credentials';
import { codeRefusalOf } from '@airline/account/credentials';
import { loginRefusalOf, type LoginRefusal } from '@airline/account/credentials';
import { LoginAdvice } from './LoginAdvice.tsx';
import styles from './Login.module.css';
import { SecondFactorPasskey } from './SecondFactorPasskey.tsx';
import { useLoginWords } from '@airline/account/credentials';

type Factor = SecondFactorStep['factors'][number];
type Done = (outcome: Exclude<LoginOutcome, { readonly failure: unknown }>) => void;

const order: readonly Factor[] = ['passkey', 'totp', 'recoveryCode'];

/** Renders the second step of a login: one factor, and the ways to the others that the account has. */
export function SecondFactorForm({
  step,
  onOutcome,
  onRestart,
}: {
  readonly step: SecondFactorStep;
  readonly onOutcome: Done;
  readonly onRestart: () => void;
}): ReactNode {
  const words = useLoginWords();
  const { t } = words;
  const factors = order.filter((factor) => step.factors.includes(factor));
  const [factor, setFactor] = useState<Factor>(factors.includes('totp') ? 'totp' : (factors[0] ?? 'recoveryCode'));
  return (
    <div className={styles['step']}>
      <p>{t(`secondFactor.${factor}.lead`)}</p>
      {factor === 'passkey' ? (
        <SecondFactorPasskey step={step} onOutcome={onOutcome} />
      ) : (
        <CodeForm key={factor} kind={factor} step={step} onOutcome={onOutcome} />
      )}
      <section aria-label={t('secondFactor.otherWays')} className={styles['others']}>
        {factors
          .filter((other) => other !== factor)
          .map((other) => (
            <Button key={other} variant="quiet" onClick={() => setFactor(other)}>
              {t(`secondFactor.use.${other}`)}
            </Button>
          ))}
        <Button variant="quiet" onClick={onRestart}>
          {t('secondFactor.restart')}
        </Button>
      </section>
    </div>
  );
}

function CodeForm({
  kind,
  step,
  onOutcome,
}: {
  readonly kind: 'totp' | 'recoveryCode';
  readonly step: SecondFactorStep;
  readonly onOutcome: Done;
}): ReactNode {
  const words = useLoginWords();
  const { t } = words;
  const session = useSession();
  const [refusal, setRefusal] = useState<LoginRefusal>();
  const form = useForm({
    schema: codeSchemas[kind],
    defaultValues: { code: '' },
    onFailure: () => undefined,
    onSubmit: async ({ code }) => {
      setRefusal(undefined);
      const factor = { kind, code: kind === 'totp' ? digitsOf(code) : code };
      const outcome = await session.completeSecondFactor(step, factor);
      if (!('failure' in outcome)) {
        onOutcome(outcome);
        return undefined;
      }
      const codeRefused = codeRefusalOf(outcome.failure);
      if (codeRefused !== undefined) return codeRefused;
      const refused = loginRefusalOf(outcome.failure, words, { step: 'secondFactor' });
      setRefusal(refused);
      return { message: refused.message };
    },
  });
  return (
    <Form form={form}>
      {refusal === undefined ? null : <LoginAdvice refusal={refusal} links={{}} />}
      <FormTextField
        form={form}
        name="code"
        label={t(`secondFactor.${kind}.label`)}
        hint={t(`secondFactor.${kind}.hint`)}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        width="short"
        {...(kind === 'totp' ? { inputMode: 'numeric' } : {})}
        messages={{
          required: t(`secondFactor.${kind}.required`),
          badFormat: t('secondFactor.totp.badFormat'),
          codeIncorrect: t(`secondFactor.${kind}.incorrect`),
          codeUsed: t('secondFactor.totp.used'),
        }}
      />
      <FormSubmitButton form={form} pendingLabel={t('secondFactor.pending')}>
        {t('secondFactor.submit')}
      </FormSubmitButton>
    </Form>
  );
}
