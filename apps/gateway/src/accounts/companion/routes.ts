import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { requireAccountAccess } from '../../http/access.ts';
import { noStore } from '../../http/no-store.ts';
import { parseBody } from '../../http/parse-body.ts';
import { refuse } from '../../http/refusal.ts';
import { readTrace } from '../../http/request-origin.ts';
import type { AccountServices } from '../identity/services.ts';
import { nameCompanion, showCompanion } from './companion.ts';

/** Lets members see and name who flies with them for taxes alone. */
export function companionRoutes(services: AccountServices): Hono {
  const { readCompanion, nameCompanion: name } = endpoints;
  return new Hono()
    .get(readCompanion.path, async (context) =>
      context.json(
        await showCompanion(services, requireAccountAccess(context).accountId),
        readCompanion.success,
        noStore,
      ),
    )
    .put(name.path, async (context) => {
      const parsed = await parseBody(context, name.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const trace = await readTrace(context, services);
      const refusal = await nameCompanion(services, requireAccountAccess(context), parsed.value, trace);
      if (refusal !== undefined) return refuse(context, refusal.refused);
      return context.body(null, name.success, noStore);
    });
}
