import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { Group } from 'react-aria-components/Group';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';

import { ErrorText } from '../field/ErrorText.tsx';
import fieldStyles from '../field/Field.module.css';
import errorStyles from '../field/FieldError.module.css';
import inputStyles from '../field/InputBox.module.css';
import { useStrictPolicy } from '../content-security-policy/use-strict-policy.ts';
import { useHasRoomBesideField } from '../media/use-media-query.ts';
import styles from './DateFrame.module.css';
import type { DateFieldTexts } from './field-texts.ts';

interface DateFrameProps extends Pick<
  DateFieldTexts,
  'label' | 'hint' | 'error' | 'errorPrefix' | 'optionalLabel' | 'texts'
> {
  /** The slots of the two inputs of a range; left out for one date. */
  readonly slots?: readonly ['start', 'end'];
  /** The calendar. */
  readonly children: ReactNode;
}

/** Renders what every date field has: label, hint, error, the typed date by its parts, and the button of the calendar. */
export function DateFrame({
  label,
  hint,
  error,
  errorPrefix,
  optionalLabel,
  texts,
  slots,
  children,
}: DateFrameProps): ReactNode {
  useStrictPolicy();
  const hasRoom = useHasRoomBesideField();
  return (
    <>
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
      <Group className={`${inputStyles['box'] ?? ''} ${styles['box'] ?? ''}`} onKeyDownCapture={submitByEnter}>
        <span className={styles['dates']}>
          {slots === undefined ? <Parts /> : <Parts slot={slots[0]} />}
          {slots === undefined ? null : <span aria-hidden="true">–</span>}
          {slots === undefined ? null : <Parts slot={slots[1]} />}
        </span>
        <Button className={styles['open'] ?? ''} aria-label={texts.open} data-opens={hasRoom ? 'popover' : 'sheet'}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 6.5h16v13.5H4zM4 10.5h16M8.5 4v4M15.5 4v4" />
          </svg>
        </Button>
      </Group>
      {children}
    </>
  );
}

function Parts({ slot }: { readonly slot?: 'start' | 'end' }): ReactNode {
  return (
    <DateInput {...(slot === undefined ? {} : { slot })} className={styles['parts'] ?? ''}>
      {(segment) => <DateSegment segment={segment} className={styles['part'] ?? ''} />}
    </DateInput>
  );
}

/**
 * Sends the form by Enter in a typed part, as in any other input; on the button Enter opens the calendar. On the way down:
 * React Aria lets no key of a part up.
 */
function submitByEnter({ key, target }: KeyboardEvent): void {
  if (key !== 'Enter' || !(target instanceof HTMLElement) || target.getAttribute('role') !== 'spinbutton') return;
  target.closest('form')?.requestSubmit();
}
