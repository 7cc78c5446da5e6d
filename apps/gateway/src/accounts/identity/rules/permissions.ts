import type { ClientCategory } from '@airline/client-config/client-categories';
import { callers, type Endpoint, endpoints, roleOfCallers, type StaffRole } from '@airline/contract';

/** Returns whether a category may ask for an endpoint, with or without a role of the airline's: by the `callers` of its row. */
export function isPermitted(endpoint: Endpoint, category: ClientCategory, staffRole?: StaffRole): boolean {
  if (endpoint.callers === 'anybody') return true;
  // A feed has a key of its own, and no person has it.
  if (endpoint.callers === 'operationsFeed') return false;
  const permitted: readonly ClientCategory[] = callers[endpoint.callers];
  const role = roleOfCallers[endpoint.callers];
  return permitted.includes(category) && (role === undefined || role === staffRole);
}

/** Tells whether a category may pay with points: as many as see the points of their account. */
export function mayPayWithPoints(category: ClientCategory): boolean {
  return isPermitted(endpoints.listPoints, category);
}
