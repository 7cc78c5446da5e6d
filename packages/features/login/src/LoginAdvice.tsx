import { useApp } from '@airline/app';
import { PhoneText } from '@airline/app-shell';
import { Banner } from '@airline/ui/banner';
import { Link } from '@airline/ui/link';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { LoginDoor, LoginRefusal } from '@airline/account/credentials';
import { carryLoginName } from '@airline/account/remembered';
import { loginAs, type LoginLinks } from './login-links.ts';
import styles from './Login.module.css';
import { useLoginWords } from '@airline/account/credentials';

/** What {@link LoginAdvice} takes. */
export interface LoginAdviceProps {
  readonly refusal: LoginRefusal;
  readonly links: LoginLinks;
  /** What was typed with the password; the login of the account's own category begins with it. */
  readonly username?: string;
}

/** Renders what to do about a login that was refused, with the links that do it. */
export function LoginAdvice({ refusal, links, username = '' }: LoginAdviceProps): ReactNode {
  const words = useLoginWords();
  const { t } = words;
  const ways = refusal.help.flatMap((help) => {
    const href = links[help];
    return href === undefined ? [] : [{ help, href }];
  });
  const { door } = refusal;
  return (
    <Banner
      tone="information"
      title={t('advice')}
      {...(ways.length === 0 && door === undefined
        ? {}
        : {
            actions: (
              <ul className={styles['ways']}>
                {door === undefined ? null : (
                  <li>
                    <DoorLink door={door} username={username} />
                  </li>
                )}
                {ways.map(({ help, href }) => (
                  <li key={help}>
                    <Link href={href}>{t(`links.${help}`)}</Link>
                  </li>
                ))}
              </ul>
            ),
          })}
    >
      <PhoneText>{refusal.body}</PhoneText>
    </Banner>
  );
}

interface DoorLinkProps {
  readonly door: LoginDoor;
  readonly username: string;
}

/**
 * Leads to the login of the account's own category, with the username that was typed: on this page where the app has it, else in
 * the app that does.
 */
function DoorLink({ door: { category, path }, username }: DoorLinkProps): ReactNode {
  const { t } = useLoginWords();
  const { login } = useApp();
  const [query] = useSearchParams();
  // With its origin, a path is another app's: the router of this one follows its own alone.
  const href = login.categories.includes(category) ? loginAs(category, query) : window.location.origin + path;
  return (
    <Link href={href} onClick={() => carryLoginName(username)}>
      {t(`switchTo.${category}`)}
    </Link>
  );
}
