import { StationPicker, type StationChoice, type StationPickerProps } from '@airline/ui/station-picker';
import type { ReactNode } from 'react';

import { useFormField } from '../use-form-field.ts';
import { textOf, type FieldBinding, type FormsOwn } from './field-props.ts';

/** What {@link FormStationPicker} takes beside a `StationPicker`'s own. */
export type FormStationPickerProps<Values extends object> = Omit<StationPickerProps, FormsOwn> &
  FieldBinding<Values, string> & {
    readonly label: string;
    /** Gives the station or group of an id: the answer that the form holds is the id alone. */
    readonly choiceOf: (id: string) => StationChoice | undefined;
  };

/**
 * Renders the field in which a station is found by typing; its answer is the station's code or the group's id, else `''`.
 *
 * @example
 * ```tsx
 * import type { FormHandle } from '@airline/forms';
 * import { FormStationPicker } from '@airline/forms/station-picker';
 *
 * const texts = { empty: 'Ninguna', open: 'Ver la lista', placeholder: 'Ciudad', close: 'Cerrar', count: String };
 * const sanJuan = { id: 'SJU', label: 'San Juan, PR - SJU', name: 'San Juan, PR', code: 'SJU' };
 * export const Example = ({ form }: { form: FormHandle<{ from: string }> }) => (
 *   <FormStationPicker form={form} name="from" label="Desde" texts={texts} search={() => ({ sections: [{ id: 'found', choices: [sanJuan] }] })}
 *     choiceOf={(id) => (id === 'SJU' ? sanJuan : undefined)} />
 * );
 * ```
 */
export function FormStationPicker<Values extends object>({
  form,
  name,
  messages,
  choiceOf,
  ...attributes
}: FormStationPickerProps<Values>): ReactNode {
  const { id, value, onChange, error, errorPrefix } = useFormField(form, name, {
    label: attributes.label,
    kind: 'choice',
    messages,
  });
  const answer = textOf(value);
  return (
    <StationPicker
      {...attributes}
      id={id}
      error={error}
      errorPrefix={errorPrefix}
      value={answer === '' ? null : (choiceOf(answer) ?? null)}
      onChange={(choice) => onChange(choice?.id ?? '')}
    />
  );
}
