import { useEffect, useRef, useState, type ReactNode } from 'react';

import { Field, type FieldTexts } from '../field/Field.tsx';
import inputStyles from '../field/InputBox.module.css';
import listStyles from '../field/ListField.module.css';
import { useHasRoomBesideField } from '../media/use-media-query.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import type { StationAction, StationChoice, StationPickerTexts, StationResults } from './station-choice.ts';
import fieldStyles from './StationField.module.css';
import { StationList } from './StationList.tsx';
import { StationSheet } from './StationSheet.tsx';
import { opensSheet, openingKeys, useStationList } from './use-station-list.ts';

export type {
  StationAction,
  StationChoice,
  StationPickerTexts,
  StationResults,
  StationSection,
} from './station-choice.ts';

/** What {@link StationPicker} takes. */
export interface StationPickerProps extends FieldTexts {
  readonly id?: string;
  readonly texts: StationPickerTexts;
  /** The best stations for what is typed, best first; for the empty text the ones worth offering. Called at every key. */
  readonly search: (query: string) => StationResults;
  /** What can be done while nothing is typed. */
  readonly actions?: readonly StationAction[];
  readonly value: StationChoice | null;
  /** What is typed already where nothing is chosen: by a plain input that stood here before this one was loaded. Read once. */
  readonly defaultQuery?: string;
  readonly onChange: (value: StationChoice | null) => void;
}

const none: readonly StationAction[] = [];

/**
 * Renders the field in which a station is found by typing: codes, cities, other names, with what was typed marked.
 * Who leaves the field with a whole code or name in it has chosen that one; a text that names no place is reported then.
 *
 * The list opens below the field. On a telephone it takes the whole screen, with an input of its own, and the browser's way
 * back closes it. Arrows move in the list, Enter chooses, Escape closes; how many places there are is said.
 *
 * The search is the caller's (`createStationSearch` of `@airline/reference-data`); groups stand among the stations.
 *
 * @example
 * ```tsx
 * import { useState } from 'react';
 * import { StationPicker, type StationChoice } from '@airline/ui/station-picker';
 *
 * const texts = { empty: 'Ninguna', open: 'Ver la lista', placeholder: 'Ciudad', close: 'Cerrar', count: String };
 * const sanJuan: StationChoice = { id: 'SJU', label: 'San Juan, PR - SJU', name: 'San Juan, PR', code: 'SJU' };
 * const results = { sections: [{ id: 'found', choices: [sanJuan] }] };
 *
 * export function Example() {
 *   const [from, setFrom] = useState<StationChoice | null>(null);
 *   return <StationPicker label="Desde" texts={texts} search={() => results} value={from} onChange={setFrom} />;
 * }
 * ```
 */
export function StationPicker({
  id,
  texts,
  search,
  actions = none,
  value,
  defaultQuery = '',
  onChange,
  error,
  ...field
}: StationPickerProps): ReactNode {
  const hasRoom = useHasRoomBesideField();
  /** What was chosen last: a sheet that is closed without a choice leaves it chosen. */
  const before = useRef<StationChoice | null>(null);
  const change = (choice: StationChoice | null): void => {
    if (choice !== null) before.current = choice;
    onChange(choice);
  };
  const list = useStationList({ search, value, onChange: change, defaultQuery });
  const [open, setOpen] = useState(false);
  const [hasLeft, setHasLeft] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const { query, results, choices, active } = list;
  const isTyped = value === null && query !== '';
  const isListShown = open && hasRoom;
  const hasOptions = isListShown && choices.length > 0;

  useEffect(() => {
    if (isListShown) popup.current?.scrollIntoView({ block: 'nearest' });
  }, [isListShown]);

  const leave = () => {
    setOpen(false);
    const isSettled = list.settle();
    if (!isSettled && !hasRoom && before.current !== null) change(before.current);
    else setHasLeft(!isSettled && isTyped);
  };
  const openSheet = () => {
    before.current = value;
    setOpen(true);
  };
  const fault = hasLeft && isTyped ? (results.fault ?? texts.empty) : undefined;
  return (
    <div
      ref={root}
      className={fieldStyles['root']}
      onBlur={({ relatedTarget }) => {
        if (hasRoom && !(relatedTarget instanceof Node && root.current?.contains(relatedTarget))) leave();
      }}
    >
      <Field {...field} {...(id === undefined ? {} : { id })} error={error ?? fault}>
        {(control) => (
          <div className={inputStyles['box']}>
            <input
              {...control}
              ref={input}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={hasRoom ? hasOptions : open}
              aria-haspopup={hasRoom ? 'listbox' : 'dialog'}
              aria-controls={hasOptions ? list.listId : undefined}
              aria-activedescendant={hasOptions && active >= 0 ? list.optionId(active) : undefined}
              className={`${inputStyles['input'] ?? ''} ${listStyles['input'] ?? ''}`}
              autoComplete="off"
              spellCheck={false}
              readOnly={!hasRoom}
              value={query}
              onFocus={({ target }) => {
                if (!hasRoom) return;
                setOpen(true);
                // What was chosen is typed over; what is being typed is typed on.
                if (value !== null) target.select();
              }}
              onClick={() => (hasRoom ? setOpen(true) : openSheet())}
              onChange={({ target }) => {
                list.type(target.value);
                setHasLeft(false);
                setOpen(true);
              }}
              onKeyDown={(event) => {
                if (!hasRoom) {
                  if (opensSheet(event.key)) openSheet();
                } else if (event.key === 'Escape' && open) {
                  event.stopPropagation();
                  setOpen(false);
                } else if (event.key in openingKeys && !open) {
                  event.preventDefault();
                  setOpen(true);
                } else if (list.press(event, open) && event.key === 'Enter') setOpen(false);
              }}
            />
            <button
              type="button"
              tabIndex={-1}
              aria-label={texts.open}
              className={listStyles['open']}
              // The focus stays in the input, or comes to it.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                if (!hasRoom) return openSheet();
                setOpen(!isListShown);
                input.current?.focus();
                return undefined;
              }}
            >
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d="m4 6 4 4 4-4" />
              </svg>
            </button>
          </div>
        )}
      </Field>
      <VisuallyHidden>
        <output>
          {open && isTyped ? [results.notice, texts.count(choices.length)].filter(Boolean).join(' ') : ''}
        </output>
      </VisuallyHidden>
      {isListShown ? (
        <div
          ref={popup}
          tabIndex={-1}
          className={`${listStyles['surface'] ?? ''} ${fieldStyles['popup'] ?? ''}`}
          onPointerDown={(event) => {
            if (!(event.target instanceof Element && event.target.closest('button'))) event.preventDefault();
          }}
        >
          <StationList
            list={list}
            label={field.label}
            texts={texts}
            actions={isTyped ? none : actions}
            onChosen={() => setOpen(false)}
          />
        </div>
      ) : null}
      <StationSheet
        open={open && !hasRoom}
        isChosen={value !== null}
        onClose={leave}
        list={list}
        label={field.label}
        texts={texts}
        actions={isTyped ? none : actions}
      />
    </div>
  );
}
