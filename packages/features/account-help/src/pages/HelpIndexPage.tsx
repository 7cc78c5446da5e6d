import type { Places } from '@airline/app';
import { Page } from '@airline/app-shell';
import type { Messages } from '@airline/i18n';
import { useLoginState } from '@airline/session/react';
import { Link } from '@airline/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { LinkArrival } from '../mailed-link/LinkArrival.tsx';
import { useHelp, type HelpContext } from '../setting/use-help.ts';
import styles from './HelpIndexPage.module.css';

interface Group {
  readonly heading: 'index.access' | 'index.changes' | 'index.newcomers';
  readonly tasks: readonly (keyof Places & keyof Messages['accountHelp']['index'])[];
}

const groups: readonly Group[] = [
  { heading: 'index.access', tasks: ['accountLookup', 'resetPassword', 'completeSetup', 'recovery'] },
  { heading: 'index.changes', tasks: ['updatePassword', 'changeEmail', 'privacy'] },
  { heading: 'index.newcomers', tasks: ['enroll'] },
];

/** What is left to do for who is logged in. */
const groupsOfPerson: readonly Group[] = [
  { heading: 'index.changes', tasks: ['updatePassword', 'changeEmail', 'security', 'privacy'] },
];

/** Renders the first page of account help: what can be done, by what the person wants. */
export function HelpIndexPage(): ReactNode {
  const help = useHelp();
  return (
    <LinkArrival help={help}>
      <HelpIndex help={help} />
    </LinkArrival>
  );
}

function HelpIndex({ help }: { readonly help: HelpContext }): ReactNode {
  const { t } = useTranslation('accountHelp');
  const isLoggedIn = useLoginState().kind === 'authenticated';
  return (
    <Page title={t('titles.index')} lead={t('index.lead')}>
      <div className={styles['groups']}>
        {(isLoggedIn ? groupsOfPerson : groups).map(({ heading, tasks }) => (
          <section key={heading} className={styles['group']}>
            <h2 className={styles['heading']}>{t(heading)}</h2>
            <ul className={styles['tasks']}>
              {tasks.map((task) => {
                const href = help.links[task];
                return href === undefined ? null : (
                  <li key={task} className={styles['task']}>
                    <Link href={href} variant="standalone">
                      {t(`index.${task}.title`)}
                    </Link>
                    <p className={styles['body']}>{t(`index.${task}.body`)}</p>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  );
}
