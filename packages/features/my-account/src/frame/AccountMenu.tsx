import { useAppFrame } from '@airline/app-shell';
import { useFlag } from '@airline/app-shell/flags';
import { isMember, useLoginState } from '@airline/session/react';
import { Card } from '@airline/ui/card';
import { Link } from '@airline/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { listAccountPlaces } from './account-places.ts';
import styles from './MyAccount.module.css';

/** Renders the ways to the other pages of my account; that of the page itself is no link. */
export function AccountMenu(): ReactNode {
  const { t } = useTranslation('myAccount');
  const { pathname } = useLocation();
  const { app } = useAppFrame();
  const places = listAccountPlaces({
    isMember: isMember(useLoginState()),
    keepsTravelers: useFlag('frequentTravelers'),
    surface: app,
  });
  return (
    <Card title={t('menu.title')}>
      <nav aria-label={t('menu.title')}>
        <ul className={styles['ways']}>
          {places.map(({ name, href }) => (
            <li key={name}>
              {href === pathname ? (
                <span aria-current="page">{t(`menu.${name}`)}</span>
              ) : (
                <Link href={href}>{t(`menu.${name}`)}</Link>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}
