import type { ComponentPropsWithRef, ReactNode, SyntheticEvent } from 'react';

import { FormErrorSummary } from './FormErrorSummary.tsx';
import { FormFailure } from './FormFailure.tsx';
import { engineKey, type FormHandle } from './form-types.ts';
import styles from './Form.module.css';

/** What {@link Form} takes beside a `<form>`'s own attributes. */
export interface FormProps<Values extends object> extends Omit<
  ComponentPropsWithRef<'form'>,
  'action' | 'method' | 'noValidate' | 'onSubmit' | 'onReset' | 'className' | 'style'
> {
  readonly form: FormHandle<Values>;
  /** `top` puts the error summary before the fields; `elsewhere` when the page holds a {@link FormErrorSummary} itself. */
  readonly summary?: 'top' | 'elsewhere';
}

/**
 * Renders a form: its error summary, its fields, and at its end the banner that says that it could not be sent.
 *
 * The browser's own checks are off: its bubbles say one thing at a time, in its own language. Enter in a field sends the form
 * as its button does. A form inside a dialog of this form is its own.
 *
 * @example
 * ```tsx
 * import { Form, FormSubmitButton, FormTextField, useForm } from '@airline/forms';
 * import * as z from 'zod/mini';
 *
 * const schema = z.object({ zip: z.string().check(z.regex(/^\d{5}$/, 'badFormat')) });
 *
 * export function Example({ save }: { save: (values: { zip: string }) => Promise<void> }) {
 *   const form = useForm({ schema, defaultValues: { zip: '' }, onSubmit: save });
 *   return (
 *     <Form form={form}>
 *       <FormTextField form={form} name="zip" label="Código postal" width="short" inputMode="numeric" />
 *       <FormSubmitButton form={form}>Guardar</FormSubmitButton>
 *     </Form>
 *   );
 * }
 * ```
 */
export function Form<Values extends object>({
  form,
  summary = 'top',
  children,
  ...attributes
}: FormProps<Values>): ReactNode {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    // React hands on the submit of a form in a dialog, which stands elsewhere on the page, to the form around it.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    void form[engineKey].engine.submit();
  };
  return (
    // Sent before the script has come, a form without a method would write what was typed into the address.
    <form id={form.id} {...attributes} method="post" noValidate onSubmit={submit} className={styles['form']}>
      {summary === 'top' ? <FormErrorSummary form={form} /> : null}
      {children}
      <FormFailure form={form} />
    </form>
  );
}
