import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { keepLink, keptLink } from './kept-link.ts';
import { linkFragmentOf, type LinkFragment } from './link-token.ts';

/** The mailed link that a page was opened with. */
export interface MailedLinkHold {
  /** Absent on a page that was opened without one. */
  readonly link: LinkFragment | undefined;
  /** Lets the link go, used or not: the page is then as if it had been opened without one. */
  readonly drop: () => void;
  /** Forgets the link for a reload, once it was used; what it led to stays on the screen. */
  readonly forget: () => void;
}

/**
 * Takes the secret of a mailed link out of the address at once, so that neither history nor a screenshot has it, and holds
 * it for the page: in memory, and in this tab's storage for a reload.
 */
export function useMailedLink(): MailedLinkHold {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const arrived = linkFragmentOf(hash);
  const [link, setLink] = useState(() => arrived ?? keptLink(pathname));
  const [taken, setTaken] = useState(hash);
  if (taken !== hash) {
    // The person opened another link of a mail in this very tab.
    setTaken(hash);
    if (arrived !== undefined) setLink(arrived);
  }
  useLayoutEffect(() => {
    if (linkFragmentOf(hash) === undefined) return;
    window.history.replaceState(window.history.state, '', pathname + search);
    keepLink(pathname, linkFragmentOf(hash));
  }, [hash, pathname, search]);
  useEffect(() => {
    // The router has its own copy of the address.
    if (linkFragmentOf(hash) !== undefined)
      void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, [hash, pathname, search, navigate]);
  const forget = useCallback(() => keepLink(pathname, undefined), [pathname]);
  const drop = useCallback(() => {
    forget();
    setLink(undefined);
  }, [forget]);
  return { link, drop, forget };
}
