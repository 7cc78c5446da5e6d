import type { ReactNode } from 'react';

import styles from './SearchPage.module.css';

/** Renders a text with the parts of it marked that were found: first UTF-16 unit and the unit after the last one, in order. */
export function MarkedText({
  text,
  marks,
}: {
  readonly text: string;
  readonly marks: readonly (readonly [number, number])[];
}): ReactNode {
  const ends = [0, ...marks.map(([, end]) => end)];
  return (
    <>
      {marks.map(([start, end], place) => (
        <span key={start}>
          {text.slice(ends[place], start)}
          <mark className={styles['mark']}>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
