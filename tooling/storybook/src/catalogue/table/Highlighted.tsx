import type { MatchedRange } from '@airline/reference-data/station-search';

import styles from './Highlighted.module.css';

interface HighlightedProps {
  readonly text: string;
  /** Ranges of this text, in order and apart, as the search gives them. */
  readonly ranges: readonly Pick<MatchedRange, 'start' | 'end'>[];
}

/** Renders a text with the parts that the query matches marked. */
export function Highlighted({ text, ranges }: HighlightedProps) {
  const starts = [0, ...ranges.map(({ end }) => end)];
  return starts.map((start, place) => {
    const range = ranges[place];
    return (
      <span key={start}>
        {text.slice(start, range?.start)}
        {range === undefined ? null : <mark className={styles['mark']}>{text.slice(range.start, range.end)}</mark>}
      </span>
    );
  });
}

/** Picks the ranges of one text of an entry: of a field, or of one place in a field that is a list. */
export function rangesOf(matched: readonly MatchedRange[], field: string, index?: number): readonly MatchedRange[] {
  return matched.filter((range) => range.field === field && range.index === index);
}
