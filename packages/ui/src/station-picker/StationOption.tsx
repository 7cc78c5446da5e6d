import type { ReactNode } from 'react';

import type { StationChoice } from './station-choice.ts';
import { StationLine } from './StationLine.tsx';
import styles from './StationList.module.css';
import type { StationListState } from './use-station-list.ts';

interface StationOptionProps {
  readonly list: StationListState;
  readonly choice: StationChoice;
  /** Its place among all the choices of the list. */
  readonly index: number;
  readonly isRecent: boolean;
  readonly onChosen: () => void;
}

/** Renders a station that a press chooses; the keys are those of the list's input, which keeps the focus. */
export function StationOption({ list, choice, index, isRecent, onChosen }: StationOptionProps): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are the input's
    <div
      id={list.optionId(index)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element shows text alone
      role="option"
      aria-selected={index === list.active}
      className={styles['option']}
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse' && index !== list.active) list.setActive(index);
      }}
      onClick={() => {
        list.choose(choice);
        onChosen();
      }}
    >
      <StationLine choice={choice} isRecent={isRecent} />
    </div>
  );
}
