import type { ReactNode } from 'react';

import type { CardBrand } from './card-number.ts';
import styles from './CardMark.module.css';

export interface CardMarkProps {
  readonly brand: CardBrand;
  /** What the mark stands for, where no text beside it says so. */
  readonly label?: string;
}

/** Renders a card scheme's mark, drawn for this site; a plain card where the scheme is not known. */
export function CardMark({ brand, label }: CardMarkProps): ReactNode {
  return (
    <svg
      className={styles['mark']}
      viewBox="0 0 38 24"
      data-brand={brand}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <rect className={styles['card']} x="0.5" y="0.5" width="37" height="23" rx="3.5" />
      {drawings[brand]}
    </svg>
  );
}

const drawings: Readonly<Record<CardBrand, ReactNode>> = {
  visa: (
    <path d="M6.4 8.2 8.8 15.8 12.8 8.2M16.2 8.2l-1.4 7.6M22 8.9c-1.6-.9-3.8-.5-3.8 1.1 0 1.9 3.4 1.6 3.4 3.5 0 1.7-2.6 2-4.2 1M25 15.8l3.4-7.6h.4l1.8 7.6M26 13.4h4" />
  ),
  mastercard: (
    <>
      <circle className={styles['first']} cx="15.2" cy="12" r="6.4" />
      <circle className={styles['second']} cx="22.8" cy="12" r="6.4" />
    </>
  ),
  amex: (
    <path d="m5.6 15.4 2.6-6.8h.7l2.6 6.8M6.5 13.2h4M13.6 15.4V8.6l3 4.6 3-4.6v6.8M27 8.6h-4.2v6.8H27M22.8 12H26M28.8 8.6l4.4 6.8M33.2 8.6l-4.4 6.8" />
  ),
  discover: (
    <>
      <path className={styles['sweep']} d="M37.5 13.5c-6 4.4-14 8-22 10H34a3.5 3.5 0 0 0 3.5-3.5Z" />
      <path d="M4.8 8.6v6.8h1.4a3.4 3.4 0 0 0 0-6.8ZM12 8.6v6.8M18 9.3c-1.3-1-3-.6-3 .8 0 1.9 3 1.400 3 3.3 0 1.6-2 1.9-3.2.9" />
      <circle className={styles['first']} cx="24" cy="12" r="3.6" />
    </>
  ),
  unknown: <path d="M.5 8.5h37M5 16.5h8" />,
};
