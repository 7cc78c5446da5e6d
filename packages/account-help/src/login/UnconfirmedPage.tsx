import { Page } from '@airline/app-shell';
import { useSession } from '@airline/session/react';
import { Button } from '@airline/ui/button';
import { Link } from '@airline/ui/link';
import type { ReactNode } from 'react';

import { carryLoginName } from '../remembered/login-name.ts';
import { keepSentEnrollment } from '../remembered/sent-enrollment.ts';
import { ResendMail } from '../request/ResendMail.tsx';
import type { LoginLinks } from './login-links.ts';
import styles from './Login.module.css';
import type { Unconfirmed } from './unconfirmed.ts';
import { useLoginWords } from './use-login-words.ts';

/** Renders the step that is missing before the first login: the link of the mail, sent again or to another address. */
export function UnconfirmedPage({
  unconfirmed: { username, maskedEmail },
  links,
  onRestart,
}: {
  readonly unconfirmed: Unconfirmed;
  readonly links: LoginLinks;
  readonly onRestart: () => void;
}): ReactNode {
  const { t } = useLoginWords();
  const session = useSession();
  const surface = session.surface === 'webview' ? 'webview' : 'traveller';
  return (
    <Page
      key="unconfirmed"
      title={t('login.unconfirmed.title')}
      lead={t('login.unconfirmed.body', { email: maskedEmail })}
    >
      <div className={styles['page']}>
        <ResendMail
          call={(endpoint, options) => session.call(endpoint, options)}
          place={{ surface }}
          username={username}
          texts={{
            again: t('login.unconfirmed.again'),
            sending: t('login.unconfirmed.sending'),
            sent: t('login.unconfirmed.sent'),
          }}
        >
          <Button
            variant="quiet"
            onClick={() => {
              carryLoginName(username);
              onRestart();
            }}
          >
            {t('login.submit')}
          </Button>
        </ResendMail>
        {links.enroll === undefined ? null : (
          <p>
            <Link
              href={links.enroll}
              variant="standalone"
              onClick={() => keepSentEnrollment({ username, email: maskedEmail, isAddressWrong: true })}
            >
              {t('login.unconfirmed.correct')}
            </Link>
          </p>
        )}
      </div>
    </Page>
  );
}
