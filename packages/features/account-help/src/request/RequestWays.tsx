import { useLoginState } from '@airline/session/react';
import { Link } from '@airline/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { HelpContext } from '../setting/use-help.ts';
import type { RequestPurpose } from './request-form.ts';
import styles from './RequestWays.module.css';

const ways = [
  { purpose: 'forgotUsername', link: 'accountLookup', text: 'request.wayForgotUsername' },
  { purpose: 'resetPassword', link: 'resetPassword', text: 'request.wayResetPassword' },
  { purpose: 'completeSetup', link: 'completeSetup', text: 'request.wayCompleteSetup' },
] as const;

/** Renders the other ways in, for who stands at the wrong one: a first login and the login only for who is not logged in. */
export function RequestWays({
  help: { links },
  purpose,
}: {
  readonly help: HelpContext;
  readonly purpose: RequestPurpose;
}): ReactNode {
  const { t } = useTranslation('accountHelp');
  const isLoggedIn = useLoginState().kind === 'authenticated';
  return (
    <nav className={styles['ways']} aria-label={t('request.otherWays')}>
      <ul className={styles['list']}>
        {ways
          .filter((way) => way.purpose !== purpose && !(isLoggedIn && way.purpose === 'completeSetup'))
          .map((way) => (
            <li key={way.purpose}>
              <Link href={links[way.link]} variant="standalone">
                {t(way.text)}
              </Link>
            </li>
          ))}
        {isLoggedIn ? null : (
          <li>
            <Link href={links.login} variant="standalone">
              {t('logIn')}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
