import { Page } from '@airline/app-shell';
import { BesidePicture } from '@airline/app-shell/beside-picture';
import { Banner } from '@airline/ui/banner';
import { Button, ButtonLink } from '@airline/ui/button';
import { EmailText } from '@airline/ui/email-text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../help.module.css';
import type { HelpContext } from '../setting/use-help.ts';

export interface CheckMailProps {
  readonly help: HelpContext;
  /** What the person typed: a slip in it is the commonest reason why no mail comes. */
  readonly typed: string;
  readonly onAgain: () => void;
}

/** Renders what to do now: the same words whether there is such an account or not. */
export function CheckMail({ help, typed, onAgain }: CheckMailProps): ReactNode {
  const { t } = useTranslation('accountHelp');
  return (
    <Page key="check-mail" title={t('checkMail.title')} lead={t('checkMail.lead')}>
      <BesidePicture>
        <div className={styles['narrow']}>
          <Banner title={t('checkMail.validity')}>{t('checkMail.whyUnsure')}</Banner>
          <section className={styles['text']}>
            <h2>{t('checkMail.notThere')}</h2>
            <ul className={styles['list']}>
              <li>{t('checkMail.spam')}</li>
              <li>
                <EmailText>{t('checkMail.typed', { typed })}</EmailText>
              </li>
              <li>{t('checkMail.address')}</li>
            </ul>
          </section>
          <div className={styles['actions']}>
            <Button onClick={onAgain}>{t('checkMail.again')}</Button>
            <ButtonLink href={help.links.login} variant="quiet">
              {t('logIn')}
            </ButtonLink>
          </div>
        </div>
      </BesidePicture>
    </Page>
  );
}
