import { Page } from '@airline/app-shell';
import { Button, ButtonLink } from '@airline/ui/button';
import { Link } from '@airline/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../help.module.css';
import type { HelpContext } from '../setting/use-help.ts';
import type { LinkEnd, LinkEnding } from './link-end.ts';

export interface LinkEndedProps {
  readonly help: HelpContext;
  readonly ending: LinkEnding;
  /** Leads to where another link is asked for. */
  readonly onRestart: () => void;
}

/** Renders why a mailed link no longer works, and the ways on: what is done already is said as done, never to do again. */
export function LinkEnded(props: LinkEndedProps): ReactNode {
  const { mailedLink } = props.ending;
  if (mailedLink?.purpose === 'confirmEnrollment') {
    return mailedLink.isDone ? <AccountActive {...props} /> : <EnrollmentWaits {...props} />;
  }
  if (mailedLink?.purpose === 'confirmEmail') {
    return mailedLink.isDone ? <AddressInUse {...props} /> : <AddressUnchanged {...props} />;
  }
  return <AnotherLink {...props} />;
}

function AccountActive({ help }: LinkEndedProps): ReactNode {
  const { t } = useTranslation('accountHelp');
  const { links } = help;
  return (
    <Ended help={help} title={t('link.confirmEnrollment.activeTitle')} lead={t('link.confirmEnrollment.activeLead')}>
      <ButtonLink variant="primary" href={links.login}>
        {t('logIn')}
      </ButtonLink>
      <Link href={links.resetPassword} variant="standalone">
        {t('link.confirmEnrollment.forgot')}
      </Link>
    </Ended>
  );
}

/** The applicant knows the password: the login sends the mail again, and nothing is typed anew. */
function EnrollmentWaits({ help, ending: { end }, onRestart }: LinkEndedProps): ReactNode {
  const { t } = useTranslation(['accountHelp', 'gatewayRefusals']);
  const { title, body } = useEndTexts(end);
  return (
    <Ended help={help} title={title} lead={end === 'linkExpired' ? t('link.confirmEnrollment.expiredLead') : body}>
      <ButtonLink variant="primary" href={help.links.login}>
        {t('logIn')}
      </ButtonLink>
      <Button onClick={onRestart}>{t('link.confirmEnrollment.enrollAgain')}</Button>
    </Ended>
  );
}

function AddressInUse({ help }: LinkEndedProps): ReactNode {
  const { t } = useTranslation('accountHelp');
  return (
    <Ended help={help} title={t('link.confirmEmail.inUseTitle')} lead={t('link.confirmEmail.inUseLead')}>
      <ButtonLink href={help.links.home}>{t('link.confirmErasure.home')}</ButtonLink>
    </Ended>
  );
}

function AddressUnchanged({ help, ending: { end }, onRestart }: LinkEndedProps): ReactNode {
  const { t } = useTranslation('accountHelp');
  const { title, body } = useEndTexts(end);
  return (
    <Ended help={help} title={title} lead={end === 'linkUsed' ? t('link.confirmEmail.replacedLead') : body}>
      <Button variant="primary" onClick={onRestart}>
        {t('link.confirmEmail.change')}
      </Button>
    </Ended>
  );
}

function AnotherLink({ help, ending: { end }, onRestart }: LinkEndedProps): ReactNode {
  const { t } = useTranslation('accountHelp');
  const { title, body } = useEndTexts(end);
  const { links } = help;
  if (end === 'accountNotFound') {
    return (
      <Ended help={help} title={title}>
        {links.enroll === undefined ? null : (
          <ButtonLink href={links.enroll}>{t('enroll.steps.person.title')}</ButtonLink>
        )}
      </Ended>
    );
  }
  return (
    <Ended help={help} title={title} lead={body}>
      <Button variant="primary" onClick={onRestart}>
        {t('link.another')}
      </Button>
      {end === 'linkUsed' ? <ButtonLink href={links.login}>{t('logIn')}</ButtonLink> : null}
    </Ended>
  );
}

function useEndTexts(end: LinkEnd): { readonly title: string; readonly body: string } {
  const { t } = useTranslation(['accountHelp', 'gatewayRefusals']);
  return end === 'accountNotFound'
    ? { title: t('link.accountGone'), body: '' }
    : { title: t(`gatewayRefusals:${end}.title`), body: t(`gatewayRefusals:${end}.body`) };
}

function Ended({
  help: { links },
  title,
  lead,
  children,
}: {
  readonly help: HelpContext;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}): ReactNode {
  const { t } = useTranslation('accountHelp');
  return (
    <Page key="ended" title={title} {...(lead === undefined ? {} : { lead })}>
      <div className={styles['narrow']}>
        <div className={styles['actions']}>{children}</div>
        <p>
          <Link href={links.help}>{t('backToHelp')}</Link>
        </p>
      </div>
    </Page>
  );
}
