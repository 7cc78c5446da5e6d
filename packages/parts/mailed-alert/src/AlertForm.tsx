import { Form, FormSubmitButton, FormTextField, useForm } from '@airline/forms';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';

import styles from './MailedAlert.module.css';

const guestSchema = z.object({ email: z.string().check(z.trim(), z.email('badEmail'), z.maxLength(254, 'badEmail')) });
const ownSchema = z.object({ email: z.string() });

/** The words of {@link AlertForm}. */
export interface AlertFormWords {
  readonly what: string;
  /** Where the mails go when no address is asked for. */
  readonly toAccount?: string;
  readonly email: string;
  readonly emailHint: string;
  readonly badEmail: string;
  readonly submit: string;
  readonly pending: string;
}

/** What {@link AlertForm} takes. */
export interface AlertFormProps {
  readonly words: AlertFormWords;
  /** Whether an address is asked for: an account has one. */
  readonly asksEmail: boolean;
  /** Asks for the alerts; a failure that it throws is shown. */
  readonly onAsk: (email: string | undefined) => Promise<void>;
}

/** Renders what asks for alerts: a press with an account, an address without one. */
export function AlertForm({ words, asksEmail, onAsk }: AlertFormProps): ReactNode {
  const form = useForm({
    schema: asksEmail ? guestSchema : ownSchema,
    defaultValues: { email: '' },
    // No answer: the form's banner says so.
    onFailure: () => undefined,
    onSubmit: async ({ email }) => {
      await onAsk(asksEmail ? email : undefined);
      return undefined;
    },
  });
  return (
    <Form form={form}>
      <div className={styles['content']}>
        <p>{words.what}</p>
        {asksEmail ? (
          <FormTextField
            form={form}
            name="email"
            type="email"
            label={words.email}
            hint={words.emailHint}
            autoComplete="email"
            messages={{ badEmail: words.badEmail, required: words.badEmail }}
          />
        ) : (
          <p>{words.toAccount}</p>
        )}
        <FormSubmitButton form={form} pendingLabel={words.pending}>
          {words.submit}
        </FormSubmitButton>
      </div>
    </Form>
  );
}
