import { Page } from '@airline/app-shell';
import { Banner } from '@airline/ui/banner';
import { ButtonLink } from '@airline/ui/button';
import { Link } from '@airline/ui/link';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { EnrollForm } from '../enrollment/EnrollForm.tsx';
import styles from '../help.module.css';
import { LinkArrival } from '../mailed-link/LinkArrival.tsx';
import type { HelpPageProps, HelpSetting } from '../setting/help-setting.ts';

/**
 * Renders the application for membership, and by the link of its mail the account's number.
 *
 * @example
 * ```tsx
 * import type { HelpSetting } from '@airline/account-help';
 * import { EnrollPage } from '@airline/account-help/enroll';
 *
 * export const Example = ({ help }: { help: HelpSetting }) => <EnrollPage help={help} />;
 * ```
 */
export function EnrollPage({ help }: HelpPageProps): ReactNode {
  return (
    <LinkArrival help={help}>
      <Enroll help={help} />
    </LinkArrival>
  );
}

function Enroll({ help }: { readonly help: HelpSetting }): ReactNode {
  const { t } = useTranslation('accountHelp');
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) {
    return (
      <Page key="sent" title={t('enroll.sentTitle')} lead={t('enroll.sentLead', { email: sentTo })}>
        <div className={styles['narrow']}>
          <Banner title={t('enroll.sentKnown')}>{t('checkMail.spam')}</Banner>
          <div className={styles['actions']}>
            <ButtonLink href={help.links.login}>{t('logIn')}</ButtonLink>
          </div>
        </div>
      </Page>
    );
  }
  return (
    <Page
      title={t('titles.enroll')}
      lead={
        <>
          {t('enroll.lead')} {t('enroll.member')} <Link href={help.links.login}>{t('logIn')}</Link>
        </>
      }
    >
      <EnrollForm help={help} onSent={setSentTo} />
    </Page>
  );
}
