import type * as datePickers from '@airline/ui/date-picker';
import { TextField } from '@airline/ui/text-field';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { focusControl } from './handover.ts';

type DatePickers = typeof datePickers;

let pickers: DatePickers | undefined;

/** Loads the calendars, which a search can be begun without: a third of its scripts. */
async function loadDatePickers(): Promise<void> {
  pickers ??= await import('@airline/ui/date-picker');
}

export interface WithDatePickersProps {
  readonly label: string;
  /** The dates that were chosen, where there are any. */
  readonly text: string;
  readonly error: string | undefined;
  readonly errorPrefix: string | undefined;
  readonly children: (pickers: DatePickers) => ReactNode;
}

/**
 * Renders a field of dates with its calendar; until that has come the look of the field, as on the page before. Who pressed it
 * meanwhile has the calendar opened; digits of who typed are typed once it is there, and the form is sent if they were sent.
 */
export function WithDatePickers({ label, text, error, errorPrefix, children }: WithDatePickersProps): ReactNode {
  const { t } = useTranslation('search');
  const [loaded, setLoaded] = useState(pickers);
  const [failed, setFailed] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const wasPressed = useRef(false);
  const typed = useRef<string[]>([]);
  const load = useCallback((): void => {
    void loadDatePickers().then(
      () => {
        hadFocus.current = field.current?.contains(document.activeElement) ?? false;
        setLoaded(pickers);
      },
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    if (pickers === undefined) load();
  }, [load]);
  useLayoutEffect(() => {
    if (loaded === undefined || !hadFocus.current || field.current === null) return;
    hadFocus.current = false;
    // Who went on to type dates has no use for the calendar above them.
    focusControl(field.current, wasPressed.current && typed.current.length === 0);
    void typeAgain(typed.current.splice(0));
  }, [loaded]);
  return (
    <div ref={field}>
      {loaded === undefined ? (
        <TextField
          label={label}
          readOnly
          value={text}
          placeholder={t('datesPlaceholder')}
          autoComplete="off"
          error={failed ? t('unavailable.body') : error}
          errorPrefix={errorPrefix}
          onClick={() => {
            wasPressed.current = true;
            load();
          }}
          onFocus={load}
          onKeyDown={(event) => {
            const { key, ctrlKey, metaKey, altKey } = event;
            const isSent = key === 'Enter' && typed.current.length > 0;
            if (ctrlKey || metaKey || altKey || !(isSent || /^\d$/.test(key))) return;
            event.preventDefault();
            typed.current.push(key);
          }}
        />
      ) : (
        children(loaded)
      )}
    </div>
  );
}

/** Types digits into the field that has the focus, which moves on from day to month to year; Enter sends the form. */
async function typeAgain(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    // As a keyboard does: each is seen before the next one comes.
    await new Promise((resolve) => setTimeout(resolve));
    const field = document.activeElement;
    if (key === 'Enter') field?.closest('form')?.requestSubmit();
    else
      field?.dispatchEvent(
        new InputEvent('beforeinput', { data: key, inputType: 'insertText', bubbles: true, cancelable: true }),
      );
  }
}
