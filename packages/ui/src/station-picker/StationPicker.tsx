import { useMemo, useState, type ReactNode } from 'react';

import { ComboBox, type ComboOption } from '../combo-box/ComboBox.tsx';
import type { FieldTexts } from '../field/Field.tsx';
import { StationLine } from './StationLine.tsx';

/** A station, or a group of them, as the picker shows it. */
export interface StationChoice {
  /** Code of a station, or id of a group. */
  readonly id: string;
  /** What stands in the input: 'San Juan, PR - SJU'. */
  readonly label: string;
  /** The place: 'San Juan, PR'. */
  readonly name: string;
  /** Under it: the airport's name, or the group's members. */
  readonly detail?: string;
  /** At the end of the line: `SJU`; left out for a group. */
  readonly code?: string;
  readonly isGroup?: boolean;
  /** The parts of `name` that were typed, in UTF-16 units, in order: as the station search gives them. */
  readonly matched?: readonly { readonly start: number; readonly end: number }[];
}

/** The words of {@link StationPicker}. */
export interface StationPickerTexts {
  /** Said after a station that was chosen before: 'reciente'. */
  readonly recent: string;
  /** 'Ninguna ciudad o aeropuerto se llama así'. */
  readonly empty: string;
  /** 'Ver la lista'. */
  readonly open: string;
}

/** What {@link StationPicker} takes. */
export interface StationPickerProps extends FieldTexts {
  readonly id?: string;
  readonly texts: StationPickerTexts;
  /** The best stations for what is typed, best first; for the empty text the ones worth offering. Called at every key. */
  readonly search: (query: string) => readonly StationChoice[];
  /** What was chosen before; it comes first while nothing is typed. */
  readonly recent?: readonly StationChoice[];
  readonly value: StationChoice | null;
  /** What is typed already where nothing is chosen: by a plain input that stood here before this one was loaded. Read once. */
  readonly defaultQuery?: string;
  readonly onChange: (value: StationChoice | null) => void;
  readonly onBlur?: () => void;
}

/** With fewer letters than these a text may be the beginning of anything, although one place alone begins so. */
const tellingLength = 3;

/**
 * Renders the field in which a station is found by typing: codes, cities, other names, with what was typed marked.
 * Who leaves the field with a whole code in it, or with three letters or more that leave one place, has chosen that one.
 *
 * The search is the caller's (`createStationSearch` of `@airline/reference-data`); groups stand among the stations. Load it
 * lazily: it brings React Aria's combo box.
 *
 * @example
 * ```tsx
 * import { useState } from 'react';
 * import { StationPicker, type StationChoice } from '@airline/ui/station-picker';
 *
 * const texts = { recent: 'reciente', empty: 'Ninguna ciudad se llama así', open: 'Ver la lista' };
 * const sanJuan: StationChoice = { id: 'SJU', label: 'San Juan, PR - SJU', name: 'San Juan, PR', code: 'SJU' };
 *
 * export function Example() {
 *   const [from, setFrom] = useState<StationChoice | null>(null);
 *   return <StationPicker label="Desde" texts={texts} search={() => [sanJuan]} value={from} onChange={setFrom} />;
 * }
 * ```
 */
export function StationPicker({
  texts,
  search,
  recent,
  value,
  defaultQuery = '',
  onChange,
  ...field
}: StationPickerProps): ReactNode {
  const [typed, setTyped] = useState(defaultQuery);
  const label = value?.label ?? '';
  // With a choice the input follows the value: a swap of two fields shows at once.
  const query = value === null ? typed : label;
  // With a choice in the input the list offers what the empty text would: the choice was found already.
  const wanted = query === label ? '' : query;
  const found = useMemo(() => search(wanted), [search, wanted]);
  const recents = wanted === '' ? (recent ?? []) : [];
  const results = found.filter((choice) => !recents.some((known) => known.id === choice.id));
  const options = [
    ...recents.map((choice) => optionOf(choice, texts.recent)),
    ...results.map((choice) => optionOf(choice)),
  ];

  const code = wanted.trim().toUpperCase();
  // Who has typed all but the choosing of the one place that is meant has chosen it.
  const only = found.length === 1 && code.length >= tellingLength ? found[0] : undefined;
  const exact = found.find((choice) => choice.id === code) ?? only;

  return (
    <ComboBox
      {...field}
      {...(exact === undefined ? {} : { exact: optionOf(exact) })}
      query={query}
      onQueryChange={setTyped}
      options={options}
      value={value === null ? null : optionOf(value)}
      onChange={(option) => {
        const choice = [...recents, ...results].find((candidate) => candidate.id === option?.id);
        onChange(choice ?? null);
        // Where the choice is taken away later, what led to it does not come back.
        if (choice !== undefined) setTyped('');
      }}
      emptyText={texts.empty}
      openLabel={texts.open}
    />
  );
}

function optionOf(choice: StationChoice, recentLabel?: string): ComboOption {
  return { id: choice.id, label: choice.label, content: <StationLine choice={choice} recentLabel={recentLabel} /> };
}
