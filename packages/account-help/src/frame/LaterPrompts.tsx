import { loadMessages } from '@airline/i18n';
import { useSessionState } from '@airline/session/react';
import type { i18n as I18n } from 'i18next';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { loginNamespaces } from '../login/login-namespaces.ts';

/**
 * Renders what an interrupted call asks of the person, with the forms and words that come when the first one does.
 *
 * @example
 * ```tsx
 * import { LaterPrompts } from '@airline/account-help/frame';
 *
 * export const Example = () => <LaterPrompts />;
 * ```
 */
export function LaterPrompts(): ReactNode {
  const { i18n } = useTranslation();
  const [Prompts] = useState(() => lazyPrompts(i18n));
  const { prompt } = useSessionState();
  const [wasAsked, setAsked] = useState(false);
  if (prompt !== undefined && !wasAsked) setAsked(true);
  // It stays after the first time, so that the dialog gives the focus back to where it was.
  return wasAsked || prompt !== undefined ? (
    <Suspense>
      <Prompts />
    </Suspense>
  ) : null;
}

function lazyPrompts(i18n: I18n): ComponentType {
  return lazy(async () => {
    const [{ SessionPrompts }] = await Promise.all([
      import('../login/SessionPrompts.tsx'),
      loadMessages(i18n, loginNamespaces),
    ]);
    return { default: SessionPrompts };
  });
}
