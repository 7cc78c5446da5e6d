import * as React from 'react';

interface ReactInternals {
  recentlyCreatedOwnerStacks: number;
}

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: ReactInternals;
};

/**
 * Keeps React from noting, with each element, the stack where it was made: a tenth of what the pages' tests take. React stops by itself
 * after ten thousand in a second: its count of them says that it has noted more. Its warnings name their component all the same.
 *
 * It is nothing that React promises: where it counts otherwise, tests take longer, and the one beside this says so.
 */
export function skipOwnerStacks(): void {
  if (internals === undefined) return;
  // It begins anew with each second.
  const keep = (): void => undefined;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: keep });
}
