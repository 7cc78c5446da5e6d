import { Page } from '@airline/app-shell';
import { Button, ButtonLink } from '@airline/ui/button';
import { Link } from '@airline/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../help.module.css';
import type { HelpSetting } from '../setting/help-setting.ts';
import type { LinkEnd } from './link-end.ts';

export interface LinkEndedProps {
  readonly help: HelpSetting;
  readonly end: LinkEnd;
  /** Leads to where another link is asked for. */
  readonly onRestart: () => void;
}

/** Renders why a mailed link no longer works, and the ways on: another link, or the login for who is done already. */
export function LinkEnded({ help, end, onRestart }: LinkEndedProps): ReactNode {
  const { t } = useTranslation(['accountHelp', 'problems']);
  const title = end === 'accountNotFound' ? t('link.accountGone') : t(`problems:${end}.title`);
  const { links } = help;
  return (
    <Page key="ended" title={title} {...(end === 'accountNotFound' ? {} : { lead: t(`problems:${end}.body`) })}>
      <div className={styles['narrow']}>
        <div className={styles['actions']}>
          {end === 'accountNotFound' ? null : (
            <Button variant="primary" onClick={onRestart}>
              {t('link.another')}
            </Button>
          )}
          {end === 'linkUsed' ? <ButtonLink href={links.login}>{t('logIn')}</ButtonLink> : null}
          {end === 'accountNotFound' && links.enroll !== undefined ? (
            <ButtonLink href={links.enroll}>{t('titles.enroll')}</ButtonLink>
          ) : null}
        </div>
        <p>
          <Link href={links.index}>{t('backToHelp')}</Link>
        </p>
      </div>
    </Page>
  );
}
