import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import { nextTab } from './next-tab.ts';
import styles from './Tabs.module.css';

/** One tab and what it shows. */
export interface TabItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

/** What {@link Tabs} takes. Give `selected` and `onSelect` where the choice is in the URL. */
export interface TabsProps {
  /** Names the row of tabs: 'Detalles del viaje'. */
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly selected?: string;
  readonly defaultSelected?: string;
  readonly onSelect?: (id: string) => void;
}

/**
 * Renders views of one thing side by side, one in sight.
 *
 * Arrows move and select (mirrored from right to left), Home and End go to the ends, Tab leaves the row for the panel. Panels that
 * are not in sight stay mounted, so that nothing typed in them is lost. An unknown `selected` shows the first.
 * Keyboard after the WAI-ARIA Authoring Practices, tabs with automatic activation.
 *
 * @example
 * ```tsx
 * import { Tabs } from '@airline/ui/tabs';
 *
 * const items = [{ id: 'next', label: 'Próximos', content: 'Dos viajes' }, { id: 'past', label: 'Pasados', content: 'Ninguno' }];
 * export const Example = () => <Tabs label="Mis viajes" items={items} />;
 * ```
 */
export function Tabs({ label, items, selected, defaultSelected, onSelect }: TabsProps): ReactNode {
  const id = useId();
  const [own, setOwn] = useState(defaultSelected);
  const row = useRef<HTMLDivElement>(null);
  const wanted = selected ?? own;
  const current = items.some((item) => item.id === wanted) ? wanted : items[0]?.id;

  const select = (chosen: string) => {
    setOwn(chosen);
    onSelect?.(chosen);
  };
  const move = (event: KeyboardEvent) => {
    const from = items.findIndex((item) => item.id === current);
    const rightToLeft = row.current !== null && getComputedStyle(row.current).direction === 'rtl';
    const to = nextTab(event.key, from, items.length, rightToLeft);
    const target = to === undefined ? undefined : items[to];
    if (to === undefined || target === undefined) return;
    event.preventDefault();
    select(target.id);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };

  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs inside take the focus, one at a time */}
      <div ref={row} role="tablist" aria-label={label} className={styles['row']} onKeyDown={move}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-${item.id}-tab`}
            aria-selected={item.id === current}
            aria-controls={`${id}-${item.id}-panel`}
            tabIndex={item.id === current ? 0 : -1}
            className={styles['tab']}
            onClick={() => select(item.id)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${id}-${item.id}-panel`}
          aria-labelledby={`${id}-${item.id}-tab`}
          hidden={item.id !== current}
          // A panel may hold no control: it takes the focus itself, so that it can be reached and scrolled.
          tabIndex={0}
          className={styles['panel']}
        >
          {item.content}
        </div>
      ))}
    </div>
  );
}
