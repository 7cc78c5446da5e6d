import { loadMessages } from '@airline/i18n';
import type { PersonCategory } from '@airline/session';
import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';

import type { App } from '../app.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { LazyPrompts } from './LazyPrompts.tsx';
import { SessionNotice } from './SessionNotice.tsx';

/** What the frame of every page shows of a session. */
export interface SessionParts {
  readonly account: ReactNode;
  readonly notice: ReactNode;
  readonly prompts: ReactNode;
  /** As whom somebody is logged in now; `undefined` for nobody. */
  readonly category: () => PersonCategory | undefined;
}

/** Loads the session and the parts of the frame that show it; resolves once it is known who is logged in. */
export async function loadSessionParts({ services }: App, i18n: I18n): Promise<SessionParts> {
  const [loaded] = await Promise.all([services.load(), loadMessages(i18n, ['session'])]);
  await loaded.session.start();
  const category = () => {
    const { state } = loaded.session.store.getState();
    return state.kind === 'authenticated' ? state.person.category : undefined;
  };
  return { account: <AccountMenu />, notice: <SessionNotice />, prompts: <LazyPrompts />, category };
}
