import type { StandardSchemaV1 } from '@standard-schema/spec';
import { useId, useLayoutEffect, useMemo, useState } from 'react';

import { createFormEngine, type EngineOptions } from './engine/form-engine.ts';
import { createFormValues, type FormValues } from './engine/form-values.ts';
import { engineKey, type DraftOf, type FormHandle, type FormOptions } from './form-types.ts';

/**
 * Holds the answers of a form, checks them when it is sent, and brings what the server says back to its fields.
 *
 * 1. Nothing is checked before the form is sent; then everything is, at once.
 * 2. With errors: they are shown, the summary takes the focus, `onSubmit` is not called.
 * 3. Afterwards an error goes as soon as its field is mended; no field gets a new one before the next attempt.
 * 4. While the answers are on their way a second submit does nothing.
 * 5. What `onSubmit` gives back lands on the fields its pointers name, the rest in the summary. When it rejects, a banner says
 *    so. In every case what was typed stays.
 * 6. With `keepIn` it also stays through a reload, until it is sent; passwords, cards and what is marked `secret` never.
 *
 * Give the result to {@link Form} and to every field. Behaviour after the GOV.UK Design System, "Recover from validation errors".
 *
 * @example
 * ```tsx
 * import { Form, FormSubmitButton, FormTextField, useForm } from '@airline/forms';
 * import * as z from 'zod/mini';
 *
 * const schema = z.object({ email: z.string().check(z.email('badEmail')) });
 *
 * export function Example({ send }: { send: (email: string) => Promise<void> }) {
 *   const form = useForm({ schema, defaultValues: { email: '' }, onSubmit: ({ email }) => send(email) });
 *   return (
 *     <Form form={form}>
 *       <FormTextField form={form} name="email" label="Correo electrónico" type="email" autoComplete="email" />
 *       <FormSubmitButton form={form}>Enviar</FormSubmitButton>
 *     </Form>
 *   );
 * }
 * ```
 */
export function useForm<Schema extends StandardSchemaV1<object>>(
  options: FormOptions<Schema>,
): FormHandle<DraftOf<Schema>> {
  const id = useId();
  const [latest] = useState(() => createLatest<EngineOptions>(options));
  useLayoutEffect(() => latest.set(options));
  const [engine] = useState(() => createFormEngine(createFormValues(options.defaultValues as FormValues), latest.get));
  // After the fields have entered, so that it is known which of them are secret.
  useLayoutEffect(() => engine.restore(), [engine]);
  useLayoutEffect(() => () => engine.stopWaiting(), [engine]);
  const { messages } = options;

  return useMemo(
    () => ({
      id,
      values: () => engine.values.all() as DraftOf<Schema>,
      submit: () => engine.submit(),
      reset: () => engine.reset(),
      clearErrors: () => engine.clearErrors(),
      [engineKey]: { engine, messages },
    }),
    [id, engine, messages],
  );
}

/** Holds what was said last, for those who ask later than the render that said it. */
function createLatest<Value>(first: Value): { readonly get: () => Value; readonly set: (value: Value) => void } {
  let latest = first;
  return {
    get: () => latest,
    set(value) {
      latest = value;
    },
  };
}
