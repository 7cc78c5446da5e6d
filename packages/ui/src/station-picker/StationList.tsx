import { useEffect, useRef, type ReactNode } from 'react';

import { Button } from '../button/Button.tsx';
import type { StationAction, StationPickerTexts } from './station-choice.ts';
import styles from './StationList.module.css';
import { StationOption } from './StationOption.tsx';
import type { StationListState } from './use-station-list.ts';

interface StationListProps {
  readonly list: StationListState;
  /** Names the list: the field's label. */
  readonly label: ReactNode;
  readonly texts: StationPickerTexts;
  readonly actions: readonly StationAction[];
  readonly onChosen: () => void;
}

/** Renders what is found or offered, section by section, with what can be done and what is said about it above. */
export function StationList({ list, label, texts, actions, onChosen }: StationListProps): ReactNode {
  const { listId, sections, choices, active, results, query } = list;
  const labelId = `${listId}-label`;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const option = root.current?.querySelector("[aria-selected='true']");
    option?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={root} className={styles['list']}>
      {actions.length === 0 ? null : (
        <div className={styles['actions']}>
          {actions.map(({ id, label: action, onPress, message }) => (
            <div key={id}>
              <Button variant="quiet" size="small" onClick={onPress}>
                {action}
              </Button>
              <output className={styles['message']}>{message}</output>
            </div>
          ))}
        </div>
      )}
      {results.notice === undefined ? null : <p className={styles['notice']}>{results.notice}</p>}
      {choices.length === 0 ? (
        results.notice === undefined && query !== '' ? (
          <p className={styles['empty']}>{texts.empty}</p>
        ) : null
      ) : (
        <>
          <span id={labelId} hidden>
            {label}
          </span>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select shows text alone */}
          <div id={listId} role="listbox" aria-labelledby={labelId}>
            {sections.map(({ id, heading, isRecent = false, choices: ofSection }) => {
              const headingId = `${listId}-${id}`;
              return (
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list box holds no fieldset
                <div key={id} role="group" aria-labelledby={heading === undefined ? labelId : headingId}>
                  {heading === undefined ? null : (
                    <div id={headingId} role="presentation" className={styles['heading']}>
                      {heading}
                    </div>
                  )}
                  {ofSection.map((choice) => (
                    <StationOption
                      key={choice.id}
                      list={list}
                      choice={choice}
                      index={choices.indexOf(choice)}
                      isRecent={isRecent}
                      onChosen={onChosen}
                    />
                  ))}
                </div>
              );
            })}
          </div>
        </>
      )}
    </div>
  );
}
