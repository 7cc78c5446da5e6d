import type { ReactNode } from 'react';

import { Disclosure } from '../disclosure/Disclosure.tsx';
import styles from './Accordion.module.css';

/** One question of an {@link Accordion}. */
export interface AccordionItem {
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
  readonly defaultOpen?: boolean;
}

/** What {@link Accordion} takes. */
export interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** A name that makes it exclusive: opening one closes the others of the same name. */
  readonly exclusiveName?: string;
}

/**
 * Renders titles that open to their text, on the browser's own `<details>`: searching in the page finds what is closed.
 *
 * @example
 * ```tsx
 * import { Accordion } from '@airline/ui/accordion';
 *
 * const items = [{ id: 'bags', title: '¿Cuánto equipaje puedo llevar?', content: 'Dos maletas de 23 kg.' }];
 * export const Example = () => <Accordion items={items} />;
 * ```
 */
export function Accordion({ items, exclusiveName }: AccordionProps): ReactNode {
  return (
    <div className={styles['accordion']}>
      {items.map((item) => (
        <Disclosure key={item.id} title={item.title} name={exclusiveName} open={item.defaultOpen}>
          {item.content}
        </Disclosure>
      ))}
    </div>
  );
}
