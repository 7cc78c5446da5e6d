import { createContext, use } from 'react';

/**
 * Whether people can go on to other pages from where the parts of check-in stand, such as the one that takes a passport: on the site they
 * can, at a kiosk they cannot.
 */
export const CanLeaveContext = createContext(true);

/** Tells whether what a part of check-in shows may lead to other pages. */
export function useCanLeave(): boolean {
  return use(CanLeaveContext);
}
