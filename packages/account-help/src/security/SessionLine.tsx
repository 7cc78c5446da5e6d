import type { OpenSession } from '@airline/contract';
import { Badge } from '@airline/ui/badge';
import { Button } from '@airline/ui/button';
import { regionalLocale, useLocale } from '@airline/ui/locale';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Security.module.css';

/** Renders one open session: on what kind of device, since when, last used when, and the way to end it. */
export function SessionLine({
  session,
  onEnd,
}: {
  readonly session: OpenSession;
  readonly onEnd: () => void;
}): ReactNode {
  const { t } = useTranslation('account');
  const locale = regionalLocale(useLocale());
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const dateOf = (instant: string) => format.format(new Date(instant));
  const device = deviceOf(session, t);
  const started = dateOf(session.startedAt);
  return (
    <li>
      <div>
        <p className={styles['passkeyName']}>
          {device} {session.isCurrent ? <Badge tone="success">{t('security.sessions.current')}</Badge> : null}
        </p>
        <p className={styles['muted']}>
          {t('security.sessions.started', { date: started })}
          {' · '}
          {session.isCurrent
            ? t('security.sessions.usedNow')
            : t('security.sessions.used', { date: dateOf(session.lastUsedAt) })}
        </p>
      </div>
      {session.isCurrent ? null : (
        <Button size="small" aria-label={t('security.sessions.endNamed', { device, date: started })} onClick={onEnd}>
          {t('security.sessions.end')}
        </Button>
      )}
    </li>
  );
}

/** Says on what kind of device a session is. */
export function deviceOf({ browser, system, isApp }: OpenSession, t: TFunction<'account'>): string {
  const on = t(`security.sessions.systems.${system}`);
  if (isApp) return t('security.sessions.app', { system: on });
  if (browser === 'other' && system === 'other') return t('security.sessions.unknownDevice');
  return t('security.sessions.device', { browser: t(`security.sessions.browsers.${browser}`), system: on });
}
