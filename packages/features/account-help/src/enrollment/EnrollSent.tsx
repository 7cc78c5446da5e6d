import { Page } from '@airline/app-shell';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { EmailText } from '@airline/ui/email-text';
import { Link } from '@airline/ui/link';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../help.module.css';
import { keepSentEnrollment, type SentEnrollment } from '@airline/account/remembered';
import { ResendMail } from '@airline/account/link-request';
import type { HelpContext } from '../setting/use-help.ts';
import { CorrectEmail } from './CorrectEmail.tsx';

export interface EnrollSentProps {
  readonly help: HelpContext;
  readonly sent: SentEnrollment;
  readonly onChange: (sent: SentEnrollment) => void;
  /** Leads to an empty form, for somebody else. */
  readonly onAnother: () => void;
}

/** Renders what to do once an application was sent: the same words whether its person is a member already or not. */
export function EnrollSent({ help, sent, onChange, onAnother }: EnrollSentProps): ReactNode {
  const { t } = useTranslation('accountHelp');
  const [isCorrecting, setCorrecting] = useState(sent.isAddressWrong === true);
  const { username, email } = sent;
  if (isCorrecting) {
    return (
      <CorrectEmail
        help={help}
        username={username}
        onCorrected={(corrected) => {
          const now = { username, email: corrected };
          keepSentEnrollment(now);
          onChange(now);
          setCorrecting(false);
        }}
        onBack={() => setCorrecting(false)}
      />
    );
  }
  return (
    <Page key="sent" title={t('enroll.sentTitle')} lead={t('enroll.sentLead', { email })}>
      <div className={styles['narrow']}>
        <Banner title={t('enroll.sentKnown')} />
        <section className={styles['text']}>
          <h2>{t('enroll.notThere')}</h2>
          <ul className={styles['list']}>
            <li>{t('checkMail.spam')}</li>
            <li>
              <EmailText>{t('enroll.sentAddress', { email })}</EmailText>
            </li>
          </ul>
        </section>
        <ResendMail
          // What was said of a mail to the former address is not said of this one.
          key={email}
          call={help.call}
          place={help.place}
          returnTo={help.returnTo}
          username={username}
          texts={{ again: t('enroll.again'), sending: t('request.pending'), sent: t('enroll.resent') }}
        >
          <Button variant="quiet" onClick={() => setCorrecting(true)}>
            {t('enroll.correct')}
          </Button>
        </ResendMail>
        <div className={styles['actions']}>
          <Link href={help.links.login} variant="standalone">
            {t('logIn')}
          </Link>
          <Button variant="quiet" onClick={onAnother}>
            {t('enroll.another')}
          </Button>
        </div>
      </div>
    </Page>
  );
}
