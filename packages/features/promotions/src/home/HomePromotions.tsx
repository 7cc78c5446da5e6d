import { listPromotions, type Promotion } from '@airline/contract';
import { buildPath } from '@airline/links';
import { languageOf, PromotionCard, usePromotionClock } from '@airline/promotion';
import type { Session } from '@airline/session';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './HomePromotions.module.css';

/** As many as a glance takes in. */
const mostShown = 3;
const none: readonly Promotion[] = [];

/**
 * Renders the promotions for whom looks at the page: which they are, the gateway decides by the person’s attributes. Where there are none, or
 * they cannot be had, nothing is shown.
 */
export function HomePromotions({ session }: { readonly session: Session }): ReactNode {
  const { t } = useTranslation('promotions');
  const language = languageOf(useLocale());
  const { state } = useSyncExternalStore(session.store.subscribe, session.store.getState);
  const person = state.kind === 'authenticated' ? state.person.subject : state.kind;
  const [promotions, setPromotions] = useState(none);
  useEffect(() => {
    const leaving = new AbortController();
    const load = async (): Promise<void> => {
      await session.start();
      const outcome = await session.call(listPromotions, { signal: leaving.signal });
      // Of another person, or of a page that was left.
      if (leaving.signal.aborted) return;
      setPromotions('value' in outcome ? outcome.value.promotions : none);
    };
    load().catch(() => undefined);
    return () => leaving.abort();
  }, [session, person]);
  const at = usePromotionClock(promotions, session.now);
  const shown = promotions.filter(({ endsAt }) => Date.parse(endsAt) > at.getTime()).slice(0, mostShown);
  if (shown.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="home-promotions">
      <div className={styles['head']}>
        <h2 id="home-promotions">{t('home.title')}</h2>
        <Link href={buildPath('my-account-promotions')} variant="standalone">
          {state.kind === 'authenticated' ? t('home.all') : t('home.logIn')}
        </Link>
      </div>
      <ul className={styles['cards']}>
        {shown.map((promotion) => (
          <li key={promotion.id}>
            <PromotionCard
              promotion={promotion}
              at={at}
              actions={
                <Link
                  href={buildPath('my-account-promotion-detail', { promotionId: promotion.id })}
                  variant="standalone"
                >
                  {t('see', { title: promotion.texts[language].title })}
                </Link>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
