import type { ReactNode } from 'react';

import { Page } from './Page.tsx';
import styles from './PageOutline.module.css';

/** What a page will be: fields and a button, rows of a list, or paragraphs and cards. */
export type OutlineShape = 'form' | 'list' | 'cards';

const blocks: Readonly<Record<OutlineShape, number>> = { form: 4, list: 5, cards: 3 };

export interface PageOutlineProps {
  readonly title: string;
  readonly shape: OutlineShape;
}

/** Renders a page's title and the shape of what it will show, for the HTML that stands until the page's script is there. */
export function PageOutline({ title, shape }: PageOutlineProps): ReactNode {
  return (
    <Page title={title}>
      <PageShape shape={shape} />
    </Page>
  );
}

/** Draws the shape of what a page will show. Decoration. */
export function PageShape({ shape }: Pick<PageOutlineProps, 'shape'>): ReactNode {
  return (
    <div className={styles['outline']} data-shape={shape} aria-hidden="true">
      {Array.from({ length: blocks[shape] }, (_, at) => (
        <span key={at} className={styles['block']} />
      ))}
    </div>
  );
}
