import { useFormRefusal } from '@airline/account/form-refusal';
import { updateSecurityQuestions } from '@airline/contract';
import { Form, FormSelect, FormSubmitButton, FormTextField, useForm, useFormValue } from '@airline/forms';
import { currentLanguage } from '@airline/i18n';
import { securityQuestions } from '@airline/reference-data/security-questions';
import { useSession } from '@airline/session/react';
import { Button } from '@airline/ui/button';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { questionField, questionSchema } from './question-answers.ts';
import styles from './Security.module.css';

/** Renders the choice of two security questions and their answers; what one has chosen the other does not offer. */
export function QuestionForm({
  onSaved,
  onCancel,
}: {
  readonly onSaved: () => Promise<unknown>;
  readonly onCancel: () => void;
}): ReactNode {
  const { t, i18n } = useTranslation('security');
  const session = useSession();
  const refuse = useFormRefusal();
  const form = useForm({
    schema: questionSchema,
    defaultValues: { firstQuestion: '', firstAnswer: '', secondQuestion: '', secondAnswer: '' },
    onFailure: () => undefined,
    onSubmit: async ({ firstQuestion, firstAnswer, secondQuestion, secondAnswer }) => {
      const securityAnswers = [
        { questionId: firstQuestion, answer: firstAnswer },
        { questionId: secondQuestion, answer: secondAnswer },
      ];
      const body = { securityAnswers, language: currentLanguage(i18n) };
      const outcome = await session.call(updateSecurityQuestions, { body });
      if ('failure' in outcome) {
        const refusal = refuse(outcome.failure);
        return {
          ...refusal,
          errors: refusal.errors?.map((error) => ({ ...error, pointer: questionField(error.pointer) })),
        };
      }
      await onSaved();
      return undefined;
    },
  });
  const [first, second] = [useFormValue(form, 'firstQuestion'), useFormValue(form, 'secondQuestion')];
  const optionsWithout = (taken: string) =>
    securityQuestions
      .filter(({ id }) => id !== taken)
      .map(({ id, profileLabelKey }) => ({ value: id, label: t(profileLabelKey) }));
  const start = useRef<HTMLParagraphElement>(null);
  // It comes in the place of the button that asked for it.
  useEffect(() => start.current?.focus(), []);
  return (
    <Form form={form}>
      <p ref={start} tabIndex={-1}>
        {t('questions.lead')}
      </p>
      <FormSelect
        form={form}
        name="firstQuestion"
        label={t('questions.first')}
        placeholder={t('questions.choose')}
        options={optionsWithout(second)}
        messages={{ required: t('questions.missingFirst'), invalid: t('questions.missingFirst') }}
      />
      <FormTextField
        form={form}
        name="firstAnswer"
        label={t('questions.firstAnswer')}
        hint={t('questions.answerHint')}
        autoComplete="off"
        spellCheck={false}
        secret
        messages={{ required: t('questions.missingFirstAnswer'), tooShort: t('questions.shortFirstAnswer') }}
      />
      <FormSelect
        form={form}
        name="secondQuestion"
        label={t('questions.second')}
        placeholder={t('questions.choose')}
        options={optionsWithout(first)}
        messages={{
          required: t('questions.missingSecond'),
          invalid: t('questions.missingSecond'),
          sameQuestion: t('questions.same'),
        }}
      />
      <FormTextField
        form={form}
        name="secondAnswer"
        label={t('questions.secondAnswer')}
        autoComplete="off"
        spellCheck={false}
        secret
        messages={{ required: t('questions.missingSecondAnswer'), tooShort: t('questions.shortSecondAnswer') }}
      />
      <div className={styles['buttons']}>
        <FormSubmitButton form={form} pendingLabel={t('questions.saving')}>
          {t('questions.save')}
        </FormSubmitButton>
        <Button onClick={onCancel}>{t('setup.cancel')}</Button>
      </div>
    </Form>
  );
}
