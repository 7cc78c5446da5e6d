import type { LoginHelp } from '@airline/account/credentials';
import type { PersonCategory } from '@airline/session';
import { Link } from '@airline/ui/link';
import { useId, type ReactNode } from 'react';

import { loginAs, type LoginLinks } from './login-links.ts';
import styles from './Login.module.css';
import { useLoginWords } from '@airline/account/credentials';

const help: readonly LoginHelp[] = ['forgotUsername', 'forgotPassword', 'firstTime', 'managerHelp'];

/** Renders the ways on for those who cannot log in, are no member yet, or log in as somebody else. */
export function LoginHelpList({
  links,
  categories,
  query,
}: {
  readonly links: LoginLinks;
  readonly categories: readonly PersonCategory[];
  /** What the other logins keep: where to go back to. */
  readonly query: URLSearchParams;
}): ReactNode {
  const words = useLoginWords();
  const { t } = words;
  return (
    <div className={styles['help']}>
      <HelpGroup
        title={t('helpTitle')}
        items={help.flatMap((name) => {
          const href = links[name];
          return href === undefined ? [] : [{ href, label: t(`links.${name}`) }];
        })}
      />
      {links.enroll === undefined ? null : (
        <HelpGroup title={t('newcomerTitle')} items={[{ href: links.enroll, label: t('links.enroll') }]} />
      )}
      {categories.length === 0 ? null : (
        <HelpGroup
          title={t('otherTitle')}
          items={categories.map((category) => ({ href: loginAs(category, query), label: t(`switchTo.${category}`) }))}
        />
      )}
    </div>
  );
}

function HelpGroup({
  title,
  items,
}: {
  readonly title: string;
  readonly items: readonly { readonly href: string; readonly label: string }[];
}): ReactNode {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['helpTitle']}>
        {title}
      </h2>
      <ul className={styles['ways']}>
        {items.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
