import { WindArt } from '@airline/ui/wind-art';
import type { ReactNode } from 'react';

import styles from './BesidePicture.module.css';

/** Renders a small form or a few cards, and where there is room a calm picture beside them: decoration, part of the page. */
export function BesidePicture({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles['frame']}>
      <div className={styles['content']}>{children}</div>
      <div className={styles['picture']} aria-hidden="true">
        <WindArt mood="calm" />
      </div>
    </div>
  );
}
