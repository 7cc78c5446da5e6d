import { useRef, type ReactNode } from 'react';

import inputStyles from '../field/InputBox.module.css';
import { Sheet } from '../sheet/Sheet.tsx';
import type { StationAction, StationPickerTexts } from './station-choice.ts';
import { StationList } from './StationList.tsx';
import type { StationListState } from './use-station-list.ts';

interface StationSheetProps {
  readonly open: boolean;
  /** Whether the text names a place that was chosen. */
  readonly isChosen: boolean;
  readonly onClose: () => void;
  readonly list: StationListState;
  readonly label: ReactNode;
  readonly texts: StationPickerTexts;
  readonly actions: readonly StationAction[];
}

/** Renders the list of stations over the whole screen of a telephone, with an input of its own. */
export function StationSheet({ open, isChosen, onClose, list, label, texts, actions }: StationSheetProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const { choices, active } = list;
  const hasOptions = choices.length > 0;
  const titleId = `${list.listId}-title`;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={<span id={titleId}>{label}</span>}
      closeLabel={texts.close}
      initialFocus={input}
      head={(close) => (
        <div className={inputStyles['box']}>
          <input
            ref={input}
            role="combobox"
            aria-labelledby={titleId}
            aria-autocomplete="list"
            aria-expanded={hasOptions}
            aria-controls={hasOptions ? list.listId : undefined}
            aria-activedescendant={active >= 0 ? list.optionId(active) : undefined}
            className={inputStyles['input']}
            autoComplete="off"
            spellCheck={false}
            placeholder={texts.placeholder}
            enterKeyHint="done"
            value={list.query}
            // What was chosen is typed over; what is being typed is typed on.
            onFocus={({ target }) => target.setSelectionRange(isChosen ? 0 : target.value.length, target.value.length)}
            onChange={({ target }) => list.type(target.value)}
            onKeyDown={(event) => {
              // The form stands behind the sheet: Enter is the list's.
              if (event.key === 'Enter') event.preventDefault();
              if (list.press(event, true) && event.key === 'Enter') close();
            }}
          />
        </div>
      )}
    >
      {(close) => <StationList list={list} label={label} texts={texts} actions={actions} onChosen={close} />}
    </Sheet>
  );
}
