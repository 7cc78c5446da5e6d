import type { Places } from '@airline/app';
import { withReturnAddress } from '@airline/session';

/** The places on a person's way to the login. */
const onTheWay = ['login', 'help', 'accountLookup', 'resetPassword', 'completeSetup', 'recovery', 'enroll'] as const;

/** Returns an app's places with what the person wanted when a login was due, so that it is not lost on the way. */
export function placesWithReturn(places: Places, returnTo: string | undefined): Places {
  const withReturn = onTheWay.flatMap((name) => {
    const href = places[name];
    return href === undefined ? [] : [[name, withReturnAddress(href, returnTo)] as const];
  });
  return { ...places, ...Object.fromEntries(withReturn) };
}
