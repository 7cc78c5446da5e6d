import { useMailChoices } from '@airline/account/mail-choices';
import { FailureBanner } from '@airline/gateway-client/react';
import { buildPath } from '@airline/links';
import { Banner } from '@airline/ui/banner';
import { Card } from '@airline/ui/card';
import { Link } from '@airline/ui/link';
import { Skeleton } from '@airline/ui/skeleton';
import { Switch } from '@airline/ui/switch';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Security.module.css';

/** Notices that are mailed whatever somebody chose: somebody who got into an account could turn them off. */
const alwaysMailed = ['password', 'email', 'factors', 'questions', 'points', 'tries'] as const;

/** Renders which notices of security a member may turn off, and which are always mailed. */
export function NoticesCard(): ReactNode {
  const { t } = useTranslation('security');
  const { kept, failure, reload, change, putBack, isSaved } = useMailChoices();
  return (
    <Card title={t('notices.title')}>
      <div className={styles['stack']}>
        {failure === undefined ? null : <FailureBanner failure={failure} onRetry={() => void reload()} />}
        {kept === undefined && failure === undefined ? <Skeleton label={t('notices.loading')} shape="text" /> : null}
        {putBack === undefined ? null : (
          <Banner tone="danger" live="assertive" title={t('notices.putBack.title')}>
            {t('notices.putBack.body')}
          </Banner>
        )}
        {kept === undefined ? null : (
          <Switch
            label={t('notices.newDevices')}
            hint={t('notices.newDevicesHint')}
            checked={kept.choices.newDevices}
            onChange={({ currentTarget }) => change({ topic: 'newDevices', isWanted: currentTarget.checked })}
          />
        )}
        <output>{isSaved ? t('notices.saved') : ''}</output>
        <div>
          <p>{t('notices.always')}</p>
          <ul className={styles['plainList']}>
            {alwaysMailed.map((notice) => (
              <li key={notice}>{t(`notices.kinds.${notice}`)}</li>
            ))}
          </ul>
        </div>
        <Link href={buildPath('my-account-profile-communications')} variant="standalone">
          {t('notices.all')}
        </Link>
      </div>
    </Card>
  );
}
