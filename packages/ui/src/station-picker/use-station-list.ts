import { useId, useMemo, useState, type KeyboardEvent } from 'react';

import type { StationChoice, StationResults, StationSection } from './station-choice.ts';

/** What a list of stations and its input share. */
export interface StationListState {
  readonly listId: string;
  readonly query: string;
  readonly results: StationResults;
  readonly sections: readonly StationSection[];
  readonly choices: readonly StationChoice[];
  /** Place of the option that the arrows stand on; -1 on none. */
  readonly active: number;
  readonly optionId: (index: number) => string;
  readonly setActive: (index: number) => void;
  readonly type: (text: string) => void;
  readonly choose: (choice: StationChoice) => void;
  /** Takes what the text says in full; tells whether there was such a choice. */
  readonly settle: () => boolean;
  /** Moves by the arrows and chooses by Enter; tells whether the key was the list's. */
  readonly press: (event: KeyboardEvent, isOpen: boolean) => boolean;
}

export interface StationListOptions {
  readonly search: (query: string) => StationResults;
  readonly value: StationChoice | null;
  readonly onChange: (value: StationChoice | null) => void;
  readonly defaultQuery: string;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Searches while a person types, and moves through what is found. */
export function useStationList({ search, value, onChange, defaultQuery }: StationListOptions): StationListState {
  const listId = useId();
  const [typed, setTyped] = useState(defaultQuery);
  const [active, setActive] = useState(-1);
  // With a choice the input follows the value: a swap of two fields shows at once.
  const query = value?.label ?? typed;
  // With a choice in the input the list offers what the empty text would: the choice was found already.
  const wanted = value === null ? typed : '';
  const results = useMemo(() => search(wanted), [search, wanted]);
  const sections = useMemo(() => results.sections.filter(({ choices }) => choices.length > 0), [results]);
  const choices = useMemo(() => sections.flatMap((section) => section.choices), [sections]);

  const choose = (choice: StationChoice) => {
    onChange(choice);
    // Where the choice is taken away later, what led to it does not come back.
    setTyped('');
    setActive(-1);
  };
  const settle = () => {
    const { exact } = results;
    if (value !== null || exact === undefined) return false;
    choose(exact);
    return true;
  };
  return {
    listId,
    query,
    results,
    sections,
    choices,
    active,
    optionId: (index) => `${listId}-${index}`,
    setActive,
    type: (text) => {
      setTyped(text);
      setActive(-1);
      if (value !== null) onChange(null);
    },
    choose,
    settle,
    press: (event, isOpen) => {
      const step = steps[event.key];
      if (step !== undefined && isOpen) {
        event.preventDefault();
        // Past either end it begins anew, by way of the input itself.
        const places = choices.length + 1;
        setActive(((active + 1 + step + places) % places) - 1);
        return true;
      }
      const choice = choices[active];
      if (event.key !== 'Enter' || !isOpen || (choice === undefined && !settle())) return false;
      event.preventDefault();
      if (choice !== undefined) choose(choice);
      return true;
    },
  };
}

/** The keys that open a list which is closed. */
export const openingKeys: Readonly<Record<string, unknown>> = steps;

/** A letter that is typed into a field whose list is a sheet goes into the sheet. */
export function opensSheet(key: string): boolean {
  return key in openingKeys || key === ' ' || key.length === 1;
}
