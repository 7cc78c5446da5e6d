import { QuickLink } from '@airline/app-shell/quick-link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { type HomeWay, homeWays } from './home-ways.ts';
import styles from './HomePage.module.css';

export interface HomeWaysProps {
  readonly label: string;
  readonly ways: readonly HomeWay[];
  /** What is known of where a way leads, in place of what waits there for everybody. */
  readonly known?: Readonly<Partial<Record<HomeWay, ReactNode>>>;
}

/** Renders ways on from the first page. */
export function HomeWays({ label, ways, known }: HomeWaysProps): ReactNode {
  const { t } = useTranslation('webview');
  return (
    <nav aria-label={label} className={styles['ways']}>
      {ways.map((way) => (
        <QuickLink
          key={way}
          {...homeWays[way]}
          title={t(`home.quick.${way}.title`)}
          body={known?.[way] ?? t(`home.quick.${way}.body`)}
        />
      ))}
    </nav>
  );
}
