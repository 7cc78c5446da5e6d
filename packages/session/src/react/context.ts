import { createContext } from 'react';

import type { Session } from '../create-session.ts';

/**
 * Gives the pages below it the app's session.
 *
 * @example
 * ```tsx
 * import type { Session } from '@airline/session';
 * import { SessionContext } from '@airline/session/react';
 * import type { ReactNode } from 'react';
 *
 * export const Frame = ({ session, children }: { session: Session; children: ReactNode }) => (
 *   <SessionContext value={session}>{children}</SessionContext>
 * );
 * ```
 */
export const SessionContext = createContext<Session | undefined>(undefined);
