import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { useWideScreen } from './use-wide-screen.ts';

/** Where the price bar has room for the step's button; `null` while there is no bar. */
export const BarPlace = createContext<HTMLElement | null>(null);

/** Renders the button that goes on: where it stands on a wide screen, and beside the total in the bar on a narrow one. */
export function BarAction({ children }: { readonly children: ReactNode }): ReactNode {
  const place = useContext(BarPlace);
  if (useWideScreen()) return children;
  return place === null ? null : createPortal(children, place);
}
