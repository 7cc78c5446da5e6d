import type { OpenSession } from '@airline/contract';
import { Badge } from '@airline/ui/badge';
import { Button } from '@airline/ui/button';
import { regionalLocale, useLocale } from '@airline/ui/locale';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { nameDevice } from './device-name.ts';
import styles from './Security.module.css';

/** Renders one open session: on what kind of device, since when, last used when, and the way to end it. */
export function SessionLine({
  session,
  onEnd,
}: {
  readonly session: OpenSession;
  readonly onEnd: () => void;
}): ReactNode {
  const { t } = useTranslation('security');
  const locale = regionalLocale(useLocale());
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const dateOf = (instant: string) => format.format(new Date(instant));
  const device = deviceOf(session, t);
  const started = dateOf(session.startedAt);
  const { system, isSharedDevice } = session;
  const details = [t(`sessions.kinds.${kindOfSystem[system]}`), ...(isSharedDevice ? [t('sessions.shared')] : [])];
  return (
    <li>
      <div>
        <p className={styles['passkeyName']}>
          {device} {session.isCurrent ? <Badge tone="success">{t('sessions.current')}</Badge> : null}
        </p>
        <p className={styles['muted']}>{details.join(' · ')}</p>
        <p className={styles['muted']}>
          <span className={styles['moment']}>{t('sessions.started', { date: started })}</span>
          {' · '}
          <span className={styles['moment']}>
            {session.isCurrent ? t('sessions.usedNow') : t('sessions.used', { date: dateOf(session.lastUsedAt) })}
          </span>
        </p>
      </div>
      {session.isCurrent ? null : (
        <Button size="small" aria-label={t('sessions.endNamed', { device, date: started })} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

/** What kind of device a system runs on. Tablets by Android say so no longer. */
const kindOfSystem = {
  android: 'phoneOrTablet',
  chromeOs: 'computer',
  ipad: 'tablet',
  iphone: 'phone',
  linux: 'computer',
  mac: 'computer',
  windows: 'computer',
  other: 'unknown',
} as const satisfies Record<OpenSession['system'], string>;

/** Says on what kind of device a session is. */
export function deviceOf(session: OpenSession, t: TFunction<'security'>): string {
  return session.isApp
    ? t('sessions.app', { system: t(`sessions.systems.${session.system}`) })
    : nameDevice(session, t);
}
