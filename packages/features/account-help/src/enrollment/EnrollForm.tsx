import { useFormRefusal, useRecoveryMessages } from '@airline/account/form-refusal';
import type { SentEnrollment } from '@airline/account/remembered';
import { enrollMember } from '@airline/contract';
import { useForm, type SubmitRefusal } from '@airline/forms';
import { useIntentKey } from '@airline/gateway-client/react';
import { currentLanguage } from '@airline/i18n';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { HelpContext } from '../setting/use-help.ts';
import { noEnrollAnswers, type EnrollAnswers } from './enroll-answers.ts';
import { createEnrollSchema, createStepSchema } from './enroll-schema.ts';
import { findStep, isAskedIn, stepAfter } from './enroll-steps.ts';
import { EnrollStepPage } from './EnrollStepPage.tsx';
import { enrollPointer, toEnrollment } from './to-enrollment.ts';
import { useRequestedStep, useShownStep } from './use-enroll-step.ts';

const fields = { usernameTaken: '/username', passwordInvalid: '/password' } as const;

export interface EnrollFormProps {
  readonly help: HelpContext;
  readonly onSent: (application: SentEnrollment) => void;
}

/**
 * Holds the application for membership and shows it a step at a time: each is checked when it is left, and the last one sends
 * all of them. What the gateway refuses leads back to the step that asked for it.
 */
export function EnrollForm({ help, onSent }: EnrollFormProps): ReactNode {
  const { i18n } = useTranslation('accountHelp');
  const refuse = useFormRefusal();
  const keyFor = useIntentKey();
  const [application] = useState(() => createEnrollSchema(new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)));
  const address = useRequestedStep();
  const [requested] = address;
  const form = useForm({
    schema: createStepSchema(application, requested),
    defaultValues: noEnrollAnswers,
    keepIn: 'enroll',
    keepAfterSubmit: stepAfter(requested, 1) !== undefined,
    messages: useRecoveryMessages(),
    onFailure: () => undefined,
    onSubmit: (answers) => {
      const next = stepAfter(step, 1);
      return next === undefined ? send(answers) : show(next);
    },
  });
  const { step, show } = useShownStep(form, application, address);

  async function send(answers: EnrollAnswers): Promise<SubmitRefusal | undefined> {
    const { place, returnTo } = help;
    const origin = { language: currentLanguage(i18n), surface: place.surface, returnTo };
    const body = toEnrollment(answers, origin);
    const outcome = await help.call(enrollMember, { body, idempotencyKey: keyFor(body) });
    if ('value' in outcome) {
      onSent({ username: answers.username, email: answers.email });
      return undefined;
    }
    const refusal = refuse(outcome.failure, fields);
    const errors = refusal.errors?.map((error) => ({ ...error, pointer: enrollPointer(error.pointer) })) ?? [];
    const fieldOf = ({ pointer }: { readonly pointer: string }) => pointer.slice(1);
    const refused = findStep(errors.map(fieldOf));
    await show(refused);
    return { ...refusal, errors: errors.filter((error) => refused === step || isAskedIn(refused, fieldOf(error))) };
  }

  return <EnrollStepPage help={help} form={form} step={step} onBack={(back) => void show(back)} />;
}
