import { createContext, use, useEffect, useState } from 'react';
import { useBlocker, useNavigate } from 'react-router-dom';

/** True below the router that loads no data, which cannot hold a navigation back. */
export const PlainRouterContext = createContext(false);

/** The question before a page is left that shows something for the last time. */
export interface LeaveQuestion {
  readonly isAsked: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
}

/**
 * Holds back a person who leaves the page: within the app by a question of the page's, otherwise by the browser's own. On the plain
 * router the question stands before links; the way back leaves at once.
 *
 * @example
 * ```tsx
 * import { useLeaveGuard } from '@airline/app';
 *
 * export function Codes() {
 *   const { isAsked, leave } = useLeaveGuard();
 *   return isAsked ? <button type="button" onClick={leave}>Salir sin guardarlos</button> : null;
 * }
 * ```
 */
export function useLeaveGuard(): LeaveQuestion {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  // oxlint-disable-next-line react/rules-of-hooks -- the router above a page stays the same while the page is shown
  return use(PlainRouterContext) ? useLinkQuestion() : useRouteQuestion();
}

function useRouteQuestion(): LeaveQuestion {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  return {
    isAsked: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}

function useLinkQuestion(): LeaveQuestion {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    const ask = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href');
      if (link === null || link.target !== '' || href === null || href === undefined || !/^\/(?!\/)/.test(href)) return;
      // Before the link's own handler, which leaves alone what was prevented.
      event.preventDefault();
      setWanted(href);
    };
    document.addEventListener('click', ask, true);
    return () => document.removeEventListener('click', ask, true);
  }, []);
  return {
    isAsked: wanted !== undefined,
    leave: () => (wanted === undefined ? undefined : void navigate(wanted)),
    stay: () => setWanted(undefined),
  };
}
