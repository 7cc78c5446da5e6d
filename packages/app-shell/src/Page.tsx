import { EmailText } from '@airline/ui/email-text';
import { PageHeading, type PageHeadingProps } from '@airline/ui/page-heading';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { useAppFrame } from './app-frame.tsx';
import { usePageTitle } from './page-title.ts';

export interface PageProps {
  /** The page's name: its heading, and the first part of the document's title. */
  readonly title: string;
  readonly lead?: ReactNode;
  /** `compact` where what is under the heading matters more: a list, a map. */
  readonly size?: NonNullable<PageHeadingProps['size']>;
  /** Beside the heading, or under it on a small screen. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * Renders a page: its title in the document, its heading, its content.
 *
 * After a navigation inside the app the heading takes the focus, so that a screen reader starts there; or the section that the
 * address leads to. The page that the browser itself loaded leaves the focus where the browser put it.
 */
export function Page({ title, children, ...heading }: PageProps): ReactNode {
  usePageTitle(title);
  const { pathname } = useLocation();
  return (
    <>
      <Heading key={pathname} {...heading}>
        {title}
      </Heading>
      {children}
    </>
  );
}

function Heading({ children, lead, ...heading }: Omit<PageProps, 'title'>): ReactNode {
  const focusOnMount = useIsLaterPage();
  const { hash } = useLocation();
  useEffect(() => {
    if (!focusOnMount || hash === '') return;
    // After the heading, which has taken the focus by now.
    const section = document.getElementById(hash.slice(1));
    if (section === null) return;
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
    section.scrollIntoView();
  }, [focusOnMount, hash]);
  return (
    <PageHeading
      {...heading}
      lead={typeof lead === 'string' ? <EmailText>{lead}</EmailText> : lead}
      focusOnMount={focusOnMount}
    >
      {children}
    </PageHeading>
  );
}

/** True for every page after the first one that this app showed; which it was stays so while the caller is mounted. */
export function useIsLaterPage(): boolean {
  const { pageShown } = useAppFrame();
  const [later] = useState(() => pageShown.current);
  useEffect(() => {
    // StrictMode runs effects twice in development: the flag is set after the paint in which both ran.
    const timer = setTimeout(() => {
      pageShown.current = true;
    });
    return () => clearTimeout(timer);
  }, [pageShown]);
  return later;
}
