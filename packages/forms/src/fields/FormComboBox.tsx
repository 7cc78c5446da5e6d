import { ComboBox, type ComboBoxProps, type ComboOption } from '@airline/ui/combo-box';
import { useState, type ReactNode } from 'react';

import { useFormField } from '../use-form-field.ts';
import { useWords } from '../words/use-words.ts';
import { textOf, type FieldBinding, type FormsOwn, type OptionalField } from './field-props.ts';

/** What {@link FormComboBox} takes beside a `ComboBox`'s own. */
export type FormComboBoxProps<Values extends object> = Omit<
  ComboBoxProps,
  FormsOwn | 'query' | 'onQueryChange' | 'options'
> &
  FieldBinding<Values, string> &
  OptionalField & {
    readonly label: string;
    /** Gives the list for what is typed; for the empty text what is worth offering. Called at every key. */
    readonly search: (query: string) => readonly ComboOption[];
    /** Gives the option of an id: the answer that the form holds is the id alone. */
    readonly optionOf: (id: string) => ComboOption | undefined;
  };

/**
 * Renders an input with a list that follows what is typed; its answer is the id of the option, `''` while none is chosen.
 *
 * What is typed in full, or is the beginning of one option alone, is that option once the person leaves the field. What was typed stays in
 * sight when it is no option; the form then holds `''` and says what is missing. It brings React
 * Aria's combo box: load it lazily.
 *
 * @example
 * ```tsx
 * import type { FormHandle } from '@airline/forms';
 * import { FormComboBox } from '@airline/forms/combo-box';
 *
 * const all = [{ id: 'PR', label: 'Puerto Rico' }, { id: 'MX', label: 'México' }];
 * export const Example = ({ form }: { form: FormHandle<{ country: string }> }) => (
 *   <FormComboBox form={form} name="country" label="País" openLabel="Ver la lista" emptyText="Ningún país se llama así"
 *     search={(query) => all.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))}
 *     optionOf={(id) => all.find((option) => option.id === id)} />
 * );
 * ```
 */
export function FormComboBox<Values extends object>({
  form,
  name,
  messages,
  optional = false,
  search,
  optionOf,
  ...attributes
}: FormComboBoxProps<Values>): ReactNode {
  const t = useWords();
  const { id, value, onChange, error, errorPrefix } = useFormField(form, name, {
    label: attributes.label,
    kind: 'choice',
    messages,
  });
  const answer = textOf(value);
  const chosen = answer === '' ? null : (optionOf(answer) ?? null);
  // What is typed counts for the answer it was typed beside: an answer from elsewhere shows its own label.
  const [typed, setTyped] = useState({ text: '', answer });
  const label = chosen?.label ?? '';
  const query = typed.answer === answer && typed.text !== '' ? typed.text : label;
  const options = search(query === label ? '' : query);
  const exact = chosen === null ? findExact(options, query) : undefined;
  return (
    <ComboBox
      {...attributes}
      id={id}
      error={error}
      errorPrefix={errorPrefix}
      optionalLabel={optional ? t('optional') : undefined}
      query={query}
      onQueryChange={(text) => setTyped({ text, answer })}
      options={options}
      {...(exact === undefined ? {} : { exact })}
      value={chosen}
      onChange={(option) => {
        onChange(option?.id ?? '');
        if (option === null) setTyped(({ text }) => ({ text, answer: '' }));
      }}
    />
  );
}

/** Finds the option that a text says in full, whatever its accents and capitals, or that is the only one which begins so. */
function findExact(options: readonly ComboOption[], text: string): ComboOption | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  const isSame = (one: string): boolean => one.localeCompare(typed, undefined, { sensitivity: 'base' }) === 0;
  const [first, second] = options;
  const only =
    second === undefined && first !== undefined && isSame(first.label.slice(0, typed.length)) ? first : undefined;
  return options.find(({ label }) => isSame(label)) ?? only;
}
