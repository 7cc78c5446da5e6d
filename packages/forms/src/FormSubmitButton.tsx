import { Button, type ButtonProps } from '@airline/ui/button';
import { useOnline } from '@airline/ui/use-online';
import type { ReactNode } from 'react';

import { useFormState } from './form-state.ts';
import type { FormHandle } from './form-types.ts';
import { useWords } from './words/use-words.ts';

/** What {@link FormSubmitButton} takes beside a `Button`'s own. */
export interface FormSubmitButtonProps<Values extends object> extends Omit<ButtonProps, 'type' | 'form'> {
  readonly form: FormHandle<Values>;
}

/**
 * Renders the button that sends the form: the primary one by default.
 *
 * While the answers are on their way it says so (`pendingLabel`, 'Enviando…' by default), keeps the focus and sends nothing
 * a second time; without a connection it says that it waits for one. It may stand outside the form: in a bar at the foot of the screen.
 *
 * @example
 * ```tsx
 * import { FormSubmitButton, type FormHandle } from '@airline/forms';
 *
 * export const Example = ({ form }: { form: FormHandle<{ email: string }> }) => (
 *   <FormSubmitButton form={form} pendingLabel="Buscando su cuenta…">Buscar mi cuenta</FormSubmitButton>
 * );
 * ```
 */
export function FormSubmitButton<Values extends object>({
  form,
  pendingLabel,
  variant = 'primary',
  ...attributes
}: FormSubmitButtonProps<Values>): ReactNode {
  const t = useWords();
  const { pending } = useFormState(form);
  const isOnline = useOnline();
  const pendingWords = isOnline ? (pendingLabel ?? t('submitting')) : t('waitingForConnection');
  return (
    <Button
      form={form.id}
      {...attributes}
      type="submit"
      variant={variant}
      pendingLabel={pending ? pendingWords : undefined}
    />
  );
}
