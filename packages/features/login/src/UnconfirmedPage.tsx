import { Page } from '@airline/app-shell';
import { useSession } from '@airline/session/react';
import { Button } from '@airline/ui/button';
import { Link } from '@airline/ui/link';
import type { ReactNode } from 'react';

import { carryLoginName } from '@airline/account/remembered';
import { keepSentEnrollment } from '@airline/account/remembered';
import { ResendMail } from '@airline/account/link-request';
import type { LoginLinks } from './login-links.ts';
import styles from './Login.module.css';
import type { Unconfirmed } from './unconfirmed.ts';
import { useLoginWords } from '@airline/account/credentials';

/** Renders the step that is missing before the first login: the link of the mail, sent again or to another address. */
export function UnconfirmedPage({
  unconfirmed: { username, maskedEmail },
  links,
  returnTo,
  onRestart,
}: {
  readonly unconfirmed: Unconfirmed;
  readonly links: LoginLinks;
  readonly returnTo: string | undefined;
  readonly onRestart: () => void;
}): ReactNode {
  const { t } = useLoginWords();
  const session = useSession();
  const surface = session.surface === 'webview' ? 'webview' : 'traveller';
  return (
    <Page key="unconfirmed" title={t('unconfirmed.title')} lead={t('unconfirmed.body', { email: maskedEmail })}>
      <div className={styles['page']}>
        <ResendMail
          call={(endpoint, options) => session.call(endpoint, options)}
          place={{ surface }}
          returnTo={returnTo}
          username={username}
          texts={{
            again: t('unconfirmed.again'),
            sending: t('unconfirmed.sending'),
            sent: t('unconfirmed.sent'),
          }}
        >
          <Button
            variant="quiet"
            onClick={() => {
              carryLoginName(username);
              onRestart();
            }}
          >
            {t('submit')}
          </Button>
        </ResendMail>
        {links.enroll === undefined ? null : (
          <p>
            <Link
              href={links.enroll}
              variant="standalone"
              onClick={() => keepSentEnrollment({ username, email: maskedEmail, isAddressWrong: true })}
            >
              {t('unconfirmed.correct')}
            </Link>
          </p>
        )}
      </div>
    </Page>
  );
}
