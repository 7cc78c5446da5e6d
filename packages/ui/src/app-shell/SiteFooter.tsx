import type { ReactNode } from 'react';

import { BrandMark } from '../brand/BrandMark.tsx';
import { Link } from '../link/Link.tsx';
import type { LanguageSwitchProps } from './LanguageSwitch.tsx';
import type { NavigationItem } from './SiteHeader.tsx';
import styles from './SiteFooter.module.css';

/** A titled column of links. */
export interface FooterGroup {
  readonly title: string;
  readonly links: readonly NavigationItem[];
}

/** The languages that the page can be read in, each with the address of the page in it. */
export interface FooterLanguage extends Omit<LanguageSwitchProps, 'languages'> {
  readonly languages: readonly (LanguageSwitchProps['languages'][number] & { readonly href: string })[];
}

/** What {@link SiteFooter} takes. */
export interface SiteFooterProps {
  /** The carrier's name. */
  readonly brand: string;
  readonly groups?: readonly FooterGroup[] | undefined;
  /** Leads to the page in each language. */
  readonly language?: FooterLanguage;
  /** The last lines: prices' terms, copyright, the reference build. */
  readonly legal?: ReactNode;
}

/** Renders the foot of every page: titled groups of links, the languages, and the small print. */
export function SiteFooter({ brand, groups, language, legal }: SiteFooterProps): ReactNode {
  return (
    <footer data-replay="public" className={styles['footer']}>
      <div className={styles['inner']}>
        {groups === undefined || groups.length === 0 ? null : (
          <div className={styles['groups']}>
            {groups.map((group) => (
              <section key={group.title}>
                <h2 className={styles['title']}>{group.title}</h2>
                <ul className={styles['links']}>
                  {group.links.map((link) => (
                    <li key={link.href}>
                      <Link href={link.href} variant="quiet" aria-current={link.current ? 'page' : undefined}>
                        {link.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
        <div className={styles['end']}>
          <BrandMark name={brand} />
          {language === undefined ? null : <LanguageLinks {...language} />}
          <div className={styles['legal']}>{legal}</div>
        </div>
      </div>
    </footer>
  );
}

function LanguageLinks({ label, languages, current, onChange }: FooterLanguage): ReactNode {
  return (
    <nav aria-label={label}>
      <ul className={styles['languages']}>
        {languages.map(({ code, name, href }) => (
          <li key={code}>
            <a
              href={href}
              lang={code}
              hrefLang={code}
              aria-current={code === current ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                if (code !== current) onChange(code);
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
