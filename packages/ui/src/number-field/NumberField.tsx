import type { KeyboardEvent, ReactNode } from 'react';

import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';
import { stepNumber, type StepLimits } from './step-number.ts';

/** What {@link NumberField} takes beside a {@link TextField}'s own. */
export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'min' | 'max' | 'step'> {
  /** Where the arrow keys stop; 0 by default. Below 0 the whole keyboard is shown: the digits' one has no minus. */
  readonly minimum?: number;
  /** Where the arrow keys stop; nowhere by default. */
  readonly maximum?: number;
  /** How far one press of an arrow key goes, 1 or more; 1 by default. */
  readonly step?: number;
}

/**
 * Renders a labelled input for a whole number: digits' keyboard on a telephone, arrow up and down on a desk.
 *
 * Its value is the text as it was typed, as in {@link TextField}: nothing typed is changed or refused, so the check that it is a
 * number between the limits is the form's, and the hint says the limits. It is no `<input type="number">`, which drops what it
 * does not understand and changes under a scrolling wheel. For a few persons or bags take `Stepper`; for an amount with decimals
 * `TextField` with `inputMode="decimal"`.
 *
 * @example
 * ```tsx
 * import { NumberField } from '@airline/ui/number-field';
 *
 * export const Example = () => (
 *   <NumberField label="Puntos que quiere usar" name="points" hint="De 1,000 en 1,000, hasta 40,000" maximum={40_000} step={1000} />
 * );
 * ```
 */
export function NumberField({
  minimum = 0,
  maximum,
  step = 1,
  width = 'short',
  onKeyDown,
  ...props
}: NumberFieldProps): ReactNode {
  return (
    <TextField
      autoComplete="off"
      {...props}
      width={width}
      inputMode={minimum < 0 ? 'text' : 'numeric'}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        stepByArrowKey(event, { minimum, maximum, step });
      }}
    />
  );
}

/** An arrow with a modifier selects or moves the caret; one that the caller has used is used up. */
function stepByArrowKey(event: KeyboardEvent<HTMLInputElement>, limits: StepLimits): void {
  const input = event.currentTarget;
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  if (event.defaultPrevented || input.readOnly || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return;
  event.preventDefault();
  const stepped = stepNumber(input.value, event.key === 'ArrowUp' ? 1 : -1, limits);
  if (stepped === undefined || stepped === input.value) return;
  // React looks for a change behind the value's setter, which this leaves alone: `onChange` is called, held value or not.
  input.setRangeText(stepped, 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
