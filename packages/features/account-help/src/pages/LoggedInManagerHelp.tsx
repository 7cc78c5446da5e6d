import { useApp } from '@airline/app';
import { Page, PhoneText } from '@airline/app-shell';
import { BesidePicture } from '@airline/app-shell/beside-picture';
import { Card } from '@airline/ui/card';
import { Link } from '@airline/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../help.module.css';
import { travelManagerHelpPath } from '../travel-manager-help-path.ts';

/** Renders what helps travel managers who are logged in: their password, their second factors, the telephone. */
export function LoggedInManagerHelp(): ReactNode {
  const { t } = useTranslation('accountHelp');
  const { product = '', places } = useApp();
  const ways = [
    { name: 'changePassword', href: places.updatePassword },
    { name: 'forgotPassword', href: travelManagerHelpPath(product, 'password') },
    { name: 'security', href: places.security },
  ] as const;
  return (
    <Page title={t('manager.loggedIn.title')} lead={t('manager.loggedIn.lead')}>
      <BesidePicture>
        <div className={styles['narrow']}>
          <Card title={t('manager.loggedIn.access')}>
            <ul className={styles['ways']}>
              {ways.map(({ name, href }) =>
                href === undefined ? null : (
                  <li key={name}>
                    <Link href={href}>{t(`manager.loggedIn.${name}`)}</Link>
                  </li>
                ),
              )}
            </ul>
          </Card>
          <Card title={t('manager.loggedIn.call')}>
            <p>
              <PhoneText>{t('manager.loggedIn.callBody')}</PhoneText>
            </p>
          </Card>
        </div>
      </BesidePicture>
    </Page>
  );
}
