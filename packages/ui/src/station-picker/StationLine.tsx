import type { ReactNode } from 'react';

import type { StationChoice } from './station-choice.ts';
import styles from './StationLine.module.css';

interface StationLineProps {
  readonly choice: StationChoice;
  /** Whether it was chosen before. */
  readonly isRecent: boolean;
}

const pictures = {
  recent: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 4v4l3 2',
  group: 'M4 20V9l5-3v14M9 20h11V4l-6 3M13 11h.01M13 15h.01M17 10h.01M17 14h.01',
  station: 'm3 13 18-6-5 13-3-6-10-1Z',
} as const;

/** Renders one station of the list: a picture of its kind, its name with what was typed marked, its detail and its code. */
export function StationLine({ choice, isRecent }: StationLineProps): ReactNode {
  return (
    <span className={styles['line']}>
      <svg className={styles['picture']} viewBox="0 0 24 24" aria-hidden="true">
        <path d={pictures[isRecent ? 'recent' : choice.isGroup ? 'group' : 'station']} />
      </svg>
      <span className={styles['text']}>
        <span>{marked(choice.name, choice.matched ?? [])}</span>
        {choice.detail === undefined ? null : <span className={styles['detail']}>{choice.detail}</span>}
      </span>
      {choice.code === undefined ? null : <span className={styles['code']}>{choice.code}</span>}
    </span>
  );
}

function marked(text: string, parts: readonly { readonly start: number; readonly end: number }[]): ReactNode {
  let at = 0;
  const pieces: ReactNode[] = [];
  for (const { start, end } of parts) {
    if (start < at || end > text.length) continue;
    pieces.push(
      text.slice(at, start),
      <mark key={start} className={styles['mark']}>
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  return [...pieces, text.slice(at)];
}
