import type { Station } from '@airline/reference-data/stations';
import { memo } from 'react';
import { ListBox, ListBoxItem, ListLayout, Virtualizer } from 'react-aria-components';

import styles from './StationList.module.css';

interface StationListProps {
  readonly label: string;
  readonly stations: readonly Station[];
  readonly chosen: string | undefined;
  readonly inactiveLabel: string;
  readonly emptyLabel: string;
  readonly onChoose: (id: string) => void;
  readonly onPoint: (id: string | undefined) => void;
}

/** Only the lines in sight are in the document: hundreds of them would make each turn of the map slow. */
const lines = { estimatedRowHeight: 32, padding: 4 } as const;

/** Lists the stations of the picture: one tab stop, arrows and first letters choose. It is the map for the keyboard. */
export const StationList = memo(function StationList({
  label,
  stations,
  chosen,
  inactiveLabel,
  emptyLabel,
  onChoose,
  onPoint,
}: StationListProps) {
  return (
    // The focus chooses: the list's own first letters move it without choosing.
    <div
      onFocus={({ target }) => {
        const key = target.closest('[role="option"]')?.getAttribute('data-key');
        if (key) onChoose(key);
      }}
    >
      <Virtualizer layout={ListLayout} layoutOptions={lines}>
        <ListBox
          aria-label={label}
          className={styles['list'] ?? ''}
          items={stations}
          dependencies={[inactiveLabel]}
          selectionMode="single"
          selectionBehavior="replace"
          selectedKeys={chosen === undefined ? [] : [chosen]}
          onSelectionChange={(keys) => {
            const [key] = keys === 'all' ? [] : keys;
            if (key !== undefined) onChoose(String(key));
          }}
          renderEmptyState={() => <p className={styles['empty']}>{emptyLabel}</p>}
        >
          {(station) => (
            <ListBoxItem
              textValue={station.displayName}
              className={styles['item'] ?? ''}
              onHoverStart={() => onPoint(station.id)}
              onHoverEnd={() => onPoint(undefined)}
            >
              <span>{station.displayName}</span>
              {station.isActive ? null : <span className={styles['inactive']}>{inactiveLabel}</span>}
            </ListBoxItem>
          )}
        </ListBox>
      </Virtualizer>
    </div>
  );
});
