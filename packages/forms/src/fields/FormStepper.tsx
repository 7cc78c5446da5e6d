import { FieldError } from '@airline/ui/field';
import { Stepper, type StepperProps } from '@airline/ui/stepper';
import type { ReactNode } from 'react';

import { useFormField } from '../use-form-field.ts';
import type { FieldBinding } from './field-props.ts';

/** What {@link FormStepper} takes beside a `Stepper`'s own. */
export type FormStepperProps<Values extends object> = Omit<StepperProps, 'name' | 'value' | 'onChange'> &
  FieldBinding<Values, number>;

/**
 * Renders a small whole number between two limits, which the control keeps. An error, of several fields together or of the
 * server, stands above it; the summary's link leads to the whole.
 *
 * @example
 * ```tsx
 * import { FormStepper, type FormHandle } from '@airline/forms';
 *
 * export const Example = ({ form }: { form: FormHandle<{ adults: number }> }) => (
 *   <FormStepper form={form} name="adults" label="Adultos" minimum={1} maximum={8}
 *     decreaseLabel="Un adulto menos" increaseLabel="Un adulto más" />
 * );
 * ```
 */
export function FormStepper<Values extends object>({
  form,
  name,
  messages,
  ...attributes
}: FormStepperProps<Values>): ReactNode {
  const { id, value, onChange, error, errorPrefix } = useFormField(form, name, { label: attributes.label, messages });
  return (
    <div id={id} tabIndex={-1}>
      {error === undefined ? null : (
        <FieldError id={`${id}-error`} prefix={errorPrefix}>
          {error}
        </FieldError>
      )}
      <Stepper
        {...attributes}
        name={name}
        value={typeof value === 'number' ? value : attributes.minimum}
        onChange={onChange}
      />
    </div>
  );
}
