import { type MailChange, useMailChoices } from '@airline/account/mail-choices';
import { Page } from '@airline/app-shell';
import { Columns } from '@airline/app-shell/columns';
import { type Language, languages, mailTopics } from '@airline/contract';
import { FailureBanner } from '@airline/gateway-client/react';
import { buildPath } from '@airline/links';
import { Banner } from '@airline/ui/banner';
import { Card } from '@airline/ui/card';
import { EmailText } from '@airline/ui/email-text';
import { Link } from '@airline/ui/link';
import { RadioGroup } from '@airline/ui/radio-group';
import { Skeleton } from '@airline/ui/skeleton';
import { Switch } from '@airline/ui/switch';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { AccountMenu } from '../frame/AccountMenu.tsx';
import styles from '../frame/MyAccount.module.css';

export { loadMailChoices as loader } from '../account-page-loaders.ts';

/** Languages in their own words, which are the same for everybody. */
const languageNames = { es: 'Español', en: 'English' } as const satisfies Record<Language, string>;

/** What is mailed whatever somebody chose. */
const alwaysMailed = ['trips', 'money', 'security', 'asked'] as const;

/** Renders which mails a member gets, and in which language: each choice counts at once. */
export function Component(): ReactNode {
  const { t } = useTranslation('myAccount');
  const mails = useMailChoices();
  const { kept, failure, reload, change, putBack, isSaved } = mails;
  return (
    <Page title={t('communications.title')} lead={t('communications.lead')}>
      <Columns
        main={
          <div className={styles['stack']}>
            {failure === undefined ? null : <FailureBanner failure={failure} onRetry={() => void reload()} />}
            {kept === undefined && failure === undefined ? (
              <Skeleton label={t('communications.loading')} shape="card" count={2} />
            ) : null}
            {putBack === undefined ? null : (
              <Banner tone="danger" live="assertive" title={t('communications.putBack.title')}>
                {t('communications.putBack.body', { what: nameOf(putBack.change) })}
              </Banner>
            )}
            {kept === undefined ? null : (
              <>
                <Card title={t('communications.topics')}>
                  <div className={styles['stack']}>
                    {kept.email === undefined ? null : (
                      <p>
                        {t('communications.address')} <EmailText>{kept.email}</EmailText>{' '}
                        <Link href={buildPath('account-help-change-email')}>{t('personal.changeEmail')}</Link>
                      </p>
                    )}
                    {mailTopics.map((topic) => (
                      <Switch
                        key={topic}
                        label={t(`communications.topic.${topic}.label`)}
                        hint={t(`communications.topic.${topic}.hint`)}
                        checked={kept.choices[topic]}
                        onChange={({ currentTarget }) => change({ topic, isWanted: currentTarget.checked })}
                      />
                    ))}
                    <output className={styles['muted']}>{isSaved ? t('communications.saved') : ''}</output>
                  </div>
                </Card>
                <Card title={t('communications.language')}>
                  <RadioGroup
                    legend={t('communications.languageLabel')}
                    hint={t('communications.languageHint')}
                    name="language"
                    variant="segmented"
                    value={kept.language}
                    onChange={(language) => change({ language: language === 'en' ? 'en' : 'es' })}
                    options={languages.map((value) => ({ value, label: languageNames[value] }))}
                  />
                </Card>
              </>
            )}
            <Card title={t('communications.always')}>
              <ul className={styles['plainList']}>
                {alwaysMailed.map((what) => (
                  <li key={what}>{t(`communications.alwaysMailed.${what}`)}</li>
                ))}
              </ul>
              <p>
                <Link href={buildPath('my-account-fare-watches')} variant="standalone">
                  {t('communications.watches')}
                </Link>
              </p>
              <p>
                <Link href={buildPath('account-help-privacy')} variant="standalone">
                  {t('communications.privacy')}
                </Link>
              </p>
            </Card>
          </div>
        }
        side={<AccountMenu />}
      />
    </Page>
  );

  function nameOf(made: MailChange): string {
    return 'topic' in made ? t(`communications.topic.${made.topic}.label`) : t('communications.language');
  }
}
