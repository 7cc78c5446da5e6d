import type { ReactNode } from 'react';

import { Page } from './Page.tsx';
import styles from './PageOutline.module.css';

/** What a page will be: fields and a button, rows of a list, paragraphs and cards, or the flights of a search. */
export type OutlineShape = 'form' | 'list' | 'cards' | 'flights';

const blocks: Readonly<Record<OutlineShape, number>> = { form: 4, list: 5, cards: 3, flights: 6 };

export interface PageOutlineProps {
  readonly title: string;
  readonly shape: OutlineShape;
}

/** Renders a page's title and the shape of what it will show, for the HTML that stands until the page's script is there. */
export function PageOutline({ title, shape }: PageOutlineProps): ReactNode {
  const search = <span className={styles['search']} aria-hidden="true" />;
  return (
    <Page title={title} {...(shape === 'flights' ? { size: 'compact', aside: search } : {})}>
      <PageShape shape={shape} />
    </Page>
  );
}

/** Draws the shape of what a page will show. Decoration. */
export function PageShape({ shape }: Pick<PageOutlineProps, 'shape'>): ReactNode {
  const rows = Array.from({ length: blocks[shape] }, (_, at) => <span key={at} className={styles['block']} />);
  return (
    <div className={styles['outline']} data-shape={shape} aria-hidden="true">
      {shape === 'flights' ? <FlightsShape>{rows}</FlightsShape> : rows}
    </div>
  );
}

/** Draws the days, the filters, and the line above the list, as the results of a search have them. */
function FlightsShape({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <span className={styles['days']} />
      <div className={styles['columns']}>
        <span className={styles['filters']} />
        <div className={styles['rows']}>
          <span className={styles['tools']} />
          {children}
        </div>
      </div>
    </>
  );
}
