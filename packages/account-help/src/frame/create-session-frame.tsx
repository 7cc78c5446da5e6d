import { loadMessages } from '@airline/i18n';
import type { Session } from '@airline/session';
import { SessionContext } from '@airline/session/react';
import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import { AccountMenu, type AccountPlace } from './AccountMenu.tsx';
import { LaterPrompts } from './LaterPrompts.tsx';
import { SessionNotice } from './SessionNotice.tsx';

/**
 * Holds what the frame of every page shows of a session.
 *
 * @example
 * ```ts
 * import type { SessionFrame } from '@airline/account-help/frame';
 *
 * const empty: SessionFrame = { account: null, notice: null, prompts: null };
 * ```
 */
export interface SessionFrame {
  readonly account: ReactNode;
  readonly notice: ReactNode;
  readonly prompts: ReactNode;
}

/**
 * Says where an app's frame leads.
 *
 * @example
 * ```ts
 * import type { SessionFrameOptions } from '@airline/account-help/frame';
 *
 * const options: SessionFrameOptions = { logInHref: '/login/', homeHref: '/', places: [] };
 * ```
 */
export interface SessionFrameOptions {
  readonly logInHref: string;
  /** Where a log-out leads. */
  readonly homeHref: string;
  readonly places: readonly AccountPlace[];
  /** Where second factors are set up; absent where the app has no such page. */
  readonly securityHref?: string;
}

/**
 * Makes the parts of an app's frame that know who is logged in, with their words; resolves once that is known.
 *
 * @example
 * ```ts
 * import { createSessionFrame } from '@airline/account-help/frame';
 * import type { Session } from '@airline/session';
 * import type { i18n } from 'i18next';
 *
 * export const frameOf = (session: Session, words: i18n) =>
 *   createSessionFrame(session, words, { logInHref: '/login/', homeHref: '/', places: [] });
 * ```
 */
export async function createSessionFrame(
  session: Session,
  i18n: I18n,
  { logInHref, homeHref, places, securityHref }: SessionFrameOptions,
): Promise<SessionFrame> {
  await Promise.all([session.start(), loadMessages(i18n, ['account'])]);
  const within = (part: ReactNode) => <SessionContext value={session}>{part}</SessionContext>;

  function Account(): ReactNode {
    const navigate = useNavigate();
    return <AccountMenu logInHref={logInHref} places={places} onLoggedOut={() => void navigate(homeHref)} />;
  }
  return {
    account: within(<Account />),
    notice: within(<SessionNotice securityHref={securityHref} />),
    prompts: within(<LaterPrompts />),
  };
}
