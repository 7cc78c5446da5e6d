import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';

import { ErrorText } from '../field/ErrorText.tsx';
import type { FieldTexts } from '../field/Field.tsx';
import fieldStyles from '../field/Field.module.css';
import errorStyles from '../field/FieldError.module.css';
import inputStyles from '../field/InputBox.module.css';
import listStyles from '../field/ListField.module.css';
import { useLocale } from '../locale/LocaleProvider.tsx';
import { useStrictPolicy } from '../content-security-policy/use-strict-policy.ts';
import styles from './ComboBox.module.css';

/** One answer of a {@link ComboBox}. */
export interface ComboOption {
  readonly id: string;
  /** What stands in the input once it is chosen, and what assistive technology says. */
  readonly label: string;
  /** What is shown in the list instead of the label: with a mark on what was typed, a code at the end. */
  readonly content?: ReactNode;
}

/** What {@link ComboBox} takes. */
export interface ComboBoxProps extends FieldTexts {
  /** The input's id, which the error summary's link leads to. */
  readonly id?: string;
  /** What is typed. */
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  /** The list for what is typed: searching is the caller's. */
  readonly options: readonly ComboOption[];
  readonly value: ComboOption | null;
  /** Called with the answer that was chosen, and with `null` as soon as the text is another one. */
  readonly onChange: (value: ComboOption | null) => void;
  /** What the typed text says in full, such as a code: taken when the person leaves the field or presses Enter. */
  readonly exact?: ComboOption;
  readonly onBlur?: () => void;
  /** Stands in the list when nothing is found: 'Ninguna ciudad se llama así'. */
  readonly emptyText: string;
  /** Names the button that opens the list: 'Ver la lista'. */
  readonly openLabel: string;
  /** A picture before the text, hidden from assistive technology. */
  readonly before?: ReactNode;
}

/**
 * Renders an input with a list that follows what is typed.
 *
 * Arrows move in the list, Enter chooses, Escape closes; how many answers there are is announced in the page's language. What
 * was typed stays when the focus leaves: nothing is put in its place, `value` is then `null` and the form says what is missing.
 *
 * It brings React Aria's combo box (see the README's sizes): load it lazily, after the page can be used.
 *
 * @example
 * ```tsx
 * import { useState } from 'react';
 * import { ComboBox, type ComboOption } from '@airline/ui/combo-box';
 *
 * const all: readonly ComboOption[] = [{ id: 'PR', label: 'Puerto Rico' }, { id: 'MX', label: 'México' }];
 *
 * export function Example() {
 *   const [query, setQuery] = useState('');
 *   const [value, setValue] = useState<ComboOption | null>(null);
 *   const options = all.filter((option) => option.label.toLowerCase().includes(query.toLowerCase()));
 *   return (
 *     <ComboBox label="País" query={query} onQueryChange={setQuery} value={value} onChange={setValue}
 *       options={options} emptyText="Ningún país se llama así" openLabel="Ver la lista" />
 *   );
 * }
 * ```
 */
export function ComboBox({
  id,
  label,
  hint,
  error,
  errorPrefix,
  optionalLabel,
  query,
  onQueryChange,
  options,
  value,
  onChange,
  exact,
  onBlur,
  emptyText,
  openLabel,
  before,
}: ComboBoxProps): ReactNode {
  useStrictPolicy();
  const locale = useLocale();
  const chosen = useRef(value?.label);
  useEffect(() => {
    chosen.current = value?.label;
  }, [value?.label]);

  const choose = (key: string) => {
    const option = options.find((candidate) => candidate.id === key);
    if (option === undefined) return;
    chosen.current = option.label;
    onQueryChange(option.label);
    onChange(option);
  };
  const settle = () => {
    if (value === null && exact !== undefined) choose(exact.id);
  };
  const type = (text: string) => {
    // The list writes the chosen label into the input itself: that is no typing.
    if (text === chosen.current) return;
    onQueryChange(text);
    if (value !== null) onChange(null);
  };

  return (
    <I18nProvider locale={locale}>
      <AriaComboBox
        {...(id === undefined ? {} : { id })}
        className={fieldStyles['field'] ?? ''}
        inputValue={query}
        onInputChange={type}
        value={value?.id ?? null}
        onChange={(key) => {
          if (key !== null) choose(String(key));
        }}
        onBlur={() => {
          settle();
          onBlur?.();
        }}
        isInvalid={error !== undefined}
        allowsCustomValue
        allowsEmptyCollection
        defaultFilter={() => true}
        menuTrigger="focus"
      >
        <Label className={fieldStyles['label'] ?? ''}>
          {label}
          {optionalLabel === undefined ? null : <span className={fieldStyles['optional']}> {optionalLabel}</span>}
        </Label>
        {hint === undefined ? null : (
          <Text slot="description" className={fieldStyles['hint'] ?? ''}>
            {hint}
          </Text>
        )}
        {error === undefined ? null : (
          <Text slot="errorMessage" className={errorStyles['error'] ?? ''}>
            <ErrorText prefix={errorPrefix}>{error}</ErrorText>
          </Text>
        )}
        <div className={inputStyles['box']}>
          {before === undefined ? null : (
            <span className={inputStyles['before']} aria-hidden="true">
              {before}
            </span>
          )}
          <Input
            className={`${inputStyles['input'] ?? ''} ${listStyles['input'] ?? ''}`}
            autoComplete="off"
            onFocus={(event) => {
              // What was chosen is typed over; what is being typed is typed on.
              if (value !== null) event.target.select();
            }}
            onKeyDown={(event) => {
              // With an option marked in the list, Enter takes that one.
              if (event.key === 'Enter' && !event.currentTarget.hasAttribute('aria-activedescendant')) settle();
            }}
          />
          <Button className={listStyles['open'] ?? ''} aria-label={openLabel}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="m4 6 4 4 4-4" />
            </svg>
          </Button>
        </div>
        <Popover className={`${listStyles['surface'] ?? ''} ${styles['popover'] ?? ''}`} offset={4}>
          <ListBox
            className={styles['list'] ?? ''}
            renderEmptyState={() => <p className={styles['empty']}>{emptyText}</p>}
          >
            {/* A flat list: with sections React's development build trips over React Aria's collection nodes. */}
            {options.map((option) => (
              <ListBoxItem key={option.id} id={option.id} textValue={option.label} className={styles['option'] ?? ''}>
                {option.content ?? option.label}
              </ListBoxItem>
            ))}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </I18nProvider>
  );
}
