import { usePerson, useSession, useSessionState } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { useLinkClick } from '@airline/ui/navigation';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { AccountLink } from './AccountLink.tsx';
import styles from './AccountMenu.module.css';

/** One place of the menu. */
export interface AccountPlace {
  readonly name: 'snapshot' | 'trips' | 'points' | 'security' | 'privacy' | 'password';
  readonly href: string;
  /** Of the loyalty programme: shown to its members alone. */
  readonly isForMembers?: true;
}

/** What {@link AccountMenu} takes. */
export interface AccountMenuProps {
  readonly logInHref: string;
  readonly places: readonly AccountPlace[];
  /** Called when nobody is logged in any more, by the button in the menu. */
  readonly onLoggedOut: () => void;
}

/**
 * Renders the account in the header: the way to the login, or the person's name with what is theirs and the log-out.
 *
 * Needs the words of the namespace `account` and a `SessionContext` above.
 *
 * @example
 * ```tsx
 * import { AccountMenu } from '@airline/account-help/frame';
 *
 * export const Example = () => (
 *   <AccountMenu logInHref="/login/" places={[{ name: 'snapshot', href: '/account/snapshot' }]} onLoggedOut={() => undefined} />
 * );
 * ```
 */
export function AccountMenu({ logInHref, places, onLoggedOut }: AccountMenuProps): ReactNode {
  const { t } = useTranslation('account');
  const person = usePerson();
  if (person === undefined) return <AccountLink href={logInHref}>{t('logIn')}</AccountLink>;
  const name =
    person.firstName === undefined ? t('header.nameless') : t('header.greeting', { firstName: person.firstName });
  const isMember = person.category === 'member' || person.category === 'mobileMember';
  const own = places.filter(({ isForMembers }) => isMember || isForMembers === undefined);
  return <OpenableMenu name={name} places={own} onLoggedOut={onLoggedOut} />;
}

function OpenableMenu({
  name,
  places,
  onLoggedOut,
}: Omit<AccountMenuProps, 'logInHref'> & { readonly name: string }): ReactNode {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);
  return (
    <div ref={menu} className={styles['menu']}>
      <p className={styles['title']} aria-hidden="true">
        {name}
      </p>
      <button
        ref={button}
        type="button"
        className={styles['button']}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        <span className={styles['name']}>{name}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m7 10 5 5 5-5" />
        </svg>
      </button>
      <div id={panelId} className={styles['panel']} hidden={!open}>
        <ul aria-label={name} className={styles['places']}>
          {places.map((place) => (
            <li key={place.name}>
              <PlaceLink href={place.href} onFollow={() => setOpen(false)}>
                {t(`header.${place.name}`)}
              </PlaceLink>
            </li>
          ))}
        </ul>
        <LogOutButton onLoggedOut={onLoggedOut} />
      </div>
    </div>
  );
}

function PlaceLink({
  href,
  onFollow,
  children,
}: {
  readonly href: string;
  readonly onFollow: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const follow = useLinkClick(href, onFollow);
  return (
    <a href={href} onClick={follow} className={styles['place']}>
      {children}
    </a>
  );
}

function LogOutButton({ onLoggedOut }: Pick<AccountMenuProps, 'onLoggedOut'>): ReactNode {
  const { t } = useTranslation('account');
  const session = useSession();
  const { state } = useSessionState();
  const [isEnding, setEnding] = useState(false);
  const [failed, setFailed] = useState(false);

  async function logOut(): Promise<void> {
    if (isEnding) return;
    setEnding(true);
    setFailed(false);
    const outcome = await session.logOut();
    setEnding(false);
    if ('failure' in outcome) setFailed(true);
    else onLoggedOut();
  }

  return (
    <>
      {failed && state.kind === 'authenticated' ? (
        <Banner tone="danger" live="assertive" title={t('header.logOutFailed.title')}>
          {t('header.logOutFailed.body')}
        </Banner>
      ) : null}
      <button
        type="button"
        className={styles['place']}
        aria-disabled={isEnding || undefined}
        onClick={() => void logOut()}
      >
        {isEnding ? t('header.loggingOut') : t('header.logOut')}
      </button>
    </>
  );
}
