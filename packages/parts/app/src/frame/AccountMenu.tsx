import { usePerson } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { useLinkClick } from '@airline/ui/navigation';
import { useDisclosure } from '@airline/ui/use-disclosure';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import type { AccountPlace } from '../app.ts';
import { useApp } from '../AppProvider.tsx';
import { AccountLink } from './AccountLink.tsx';
import styles from './AccountMenu.module.css';
import { useLogOut } from './use-log-out.ts';

/** Renders the account in the header: the way to the login, or the person's name with what is theirs and the log-out. */
export function AccountMenu(): ReactNode {
  const { t } = useTranslation('session');
  const { places, accountMenu } = useApp();
  const navigate = useNavigate();
  const person = usePerson();
  if (person === undefined) return <AccountLink href={places.login}>{t('logIn')}</AccountLink>;
  const name =
    person.firstName === undefined ? t('header.nameless') : t('header.greeting', { firstName: person.firstName });
  const isMember = person.category === 'member' || person.category === 'mobileMember';
  const own = accountMenu.filter(({ isForMembers }) => isMember || isForMembers === undefined);
  return <OpenableMenu name={name} places={own} onLoggedOut={() => void navigate(places.afterLogOut)} />;
}

interface OpenableMenuProps {
  readonly name: string;
  readonly places: readonly AccountPlace[];
  /** Called when nobody is logged in any more, by the button in the menu. */
  readonly onLoggedOut: () => void;
}

function OpenableMenu({ name, places, onLoggedOut }: OpenableMenuProps): ReactNode {
  const { t } = useTranslation('session');
  const { open, setOpen, container, button, panelId } = useDisclosure<HTMLDivElement>();
  return (
    <div ref={container} className={styles['menu']}>
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

function LogOutButton({ onLoggedOut }: Pick<OpenableMenuProps, 'onLoggedOut'>): ReactNode {
  const { t } = useTranslation('session');
  const { isEnding, hasFailed, logOut } = useLogOut(onLoggedOut);
  return (
    <>
      {hasFailed ? (
        <Banner tone="danger" live="assertive" title={t('header.logOutFailed.title')}>
          {t('header.logOutFailed.body')}
        </Banner>
      ) : null}
      <button type="button" className={styles['place']} aria-disabled={isEnding || undefined} onClick={logOut}>
        {isEnding ? t('header.loggingOut') : t('header.logOut')}
      </button>
    </>
  );
}
