import { loginNamespaces } from '@airline/account/login-namespaces';
import { loadMessages } from '@airline/i18n';
import { useSessionState } from '@airline/session/react';
import type { i18n as I18n } from 'i18next';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { App } from '../app.ts';
import { useApp } from '../AppProvider.tsx';

/** Renders what an interrupted call asks of the person, with the forms and words that come when the first one does. */
export function LazyPrompts(): ReactNode {
  const { i18n } = useTranslation();
  const { loadPrompts } = useApp();
  const [Prompts] = useState(() => lazyPrompts(loadPrompts, i18n));
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

function lazyPrompts(load: App['loadPrompts'], i18n: I18n): ComponentType {
  return lazy(async () => {
    const [Prompts] = await Promise.all([load(), loadMessages(i18n, loginNamespaces)]);
    return { default: Prompts };
  });
}
