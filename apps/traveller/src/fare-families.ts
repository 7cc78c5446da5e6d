import { listFareFamilies } from '@airline/contract';
import { queryOptions } from '@tanstack/react-query';

import { gateway, valueOf } from './gateway.ts';

/** Asks what each fare family includes: the same for everybody, for as long as the page is open. */
export const fareFamiliesQuery = queryOptions({
  queryKey: ['fare-families'],
  queryFn: async ({ signal }) => valueOf(await gateway.call(listFareFamilies, { signal })).fareFamilies,
  staleTime: Infinity,
});
