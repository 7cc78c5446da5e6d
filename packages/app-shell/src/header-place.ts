import { createContext, use } from 'react';

/** Where the header has room for what a page shows in it; `null` where there is no header, or none yet. */
export const HeaderPlaceContext = createContext<HTMLElement | null>(null);

/** Gives where in the header a page can show what is chosen so far, for a portal; `null` where there is no header. */
export function useHeaderPlace(): HTMLElement | null {
  return use(HeaderPlaceContext);
}
