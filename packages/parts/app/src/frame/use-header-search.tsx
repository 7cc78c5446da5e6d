import type { HeaderSearch } from '@airline/ui/app-shell';
import { Suspense, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import type { HeaderSearchProps } from '../app.ts';
import { useApp } from '../AppProvider.tsx';

/**
 * Gives the header's search: a link to its page, and where there is room the search itself, opened in the header. What it needs is
 * loaded when it is pressed; where that fails, or on a small screen, the link leads to the page.
 */
export function useHeaderSearch(): HeaderSearch | undefined {
  const { t, i18n } = useTranslation('shell');
  const { search } = useApp();
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  const [Panel, setPanel] = useState<ComponentType<HeaderSearchProps>>();
  const [openAt, setOpenAt] = useState<string>();
  // Anyone who has gone on has found what they looked for.
  const isOpen = openAt === key;
  if (openAt !== undefined && !isOpen) setOpenAt(undefined);

  if (search === undefined) return undefined;
  const { href, load } = search;

  async function open(): Promise<void> {
    try {
      const Loaded = await load(i18n);
      setPanel(() => Loaded);
      setOpenAt(key);
    } catch {
      await navigate(href);
    }
  }

  return {
    href,
    label: t('search'),
    link,
    onPress(event) {
      const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) && event.button === 0;
      if (!isPlain || pathname === href) return;
      event.preventDefault();
      void open();
    },
    ...(isOpen && Panel !== undefined
      ? {
          panel: (
            <Suspense>
              <Panel
                onLeave={() => {
                  setOpenAt(undefined);
                  link.current?.focus();
                }}
              />
            </Suspense>
          ),
        }
      : {}),
  };
}
