import { PhoneText } from '@airline/app-shell';
import { Banner } from '@airline/ui/banner';
import { Link } from '@airline/ui/link';
import type { ReactNode } from 'react';

import type { LoginRefusal } from '@airline/account/credentials';
import type { LoginLinks } from './login-links.ts';
import styles from './Login.module.css';
import { useLoginWords } from '@airline/account/credentials';

/** Renders what to do about a login that was refused, with the links that do it. */
export function LoginAdvice({
  refusal,
  links,
}: {
  readonly refusal: LoginRefusal;
  readonly links: LoginLinks;
}): ReactNode {
  const words = useLoginWords();
  const { t } = words;
  const ways = refusal.help.flatMap((help) => {
    const href = links[help];
    return href === undefined ? [] : [{ help, href }];
  });
  return (
    <Banner
      tone="information"
      title={t('advice')}
      {...(ways.length === 0
        ? {}
        : {
            actions: (
              <ul className={styles['ways']}>
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
