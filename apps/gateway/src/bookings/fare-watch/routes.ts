import { endpoints } from '@airline/contract';
import { type Context, Hono } from 'hono';

import { findAccess, requireAccountAccess } from '../../http/access.ts';
import { noStore } from '../../http/no-store.ts';
import { parseBody } from '../../http/parse-body.ts';
import { type Refused, refuse, refusedByName, refusedFields } from '../../http/refusal.ts';
import { readMailedToken } from '../../mail/mailed-token.ts';
import { proveTrip } from '../trips/prove-trip.ts';
import { readProvedTrip } from '../trips/read-trip.ts';
import { beginSearchWatch, confirmMailedWatch } from './begin-search-watch.ts';
import type { FareWatchRow } from './fare-watch-schema.ts';
import { endWatch, endWatchOfAccount, findFareWatch } from './fare-watch-store.ts';
import { listWatches } from './list-watches.ts';
import type { FareWatchServices } from './services.ts';
import { readTripWatch, setTripWatch } from './set-trip-watch.ts';
import { showWatch } from './show-watch.ts';

/** Watches fares of trips and searches for who asks for it. */
export function fareWatchRoutes(services: FareWatchServices): Hono {
  const { db, now } = services;
  const {
    readTripFareWatch: readTrip,
    setTripFareWatch: setTrip,
    watchSearch,
    readFareWatch: read,
    confirmFareWatch: confirm,
    stopFareWatch: stop,
    listFareWatches: list,
    endFareWatch: end,
  } = endpoints;
  return new Hono()
    .post(readTrip.path, async (context) => {
      const parsed = await parseBody(context, readTrip.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const proved = await proveTrip(context, services, parsed.value);
      if ('refused' in proved) return refuse(context, proved.refused);
      const state = await readTripWatch(services, await readProvedTrip(services, proved));
      return context.json(state, readTrip.success, noStore);
    })
    .put(setTrip.path, async (context) => {
      const parsed = await parseBody(context, setTrip.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { isOn, ...lookup } = parsed.value;
      const proved = await proveTrip(context, services, lookup);
      if ('refused' in proved) return refuse(context, proved.refused);
      const state = await setTripWatch(services, await readProvedTrip(services, proved), isOn);
      if ('refused' in state) return refuse(context, state.refused);
      return context.json(state, setTrip.success, noStore);
    })
    .post(watchSearch.path, async (context) => {
      const parsed = await parseBody(context, watchSearch.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { email, language, ...search } = parsed.value;
      const accountId = findAccess(context)?.accountId;
      const watcher = accountId === undefined ? email && { email } : { accountId };
      if (watcher === undefined || watcher === '') {
        return refuse(context, refusedFields([{ pointer: '/email', code: 'required' }]).refused);
      }
      const begun = await beginSearchWatch(services, search, { watcher, language });
      if ('refused' in begun) return refuse(context, begun.refused);
      return context.json(begun, watchSearch.success, noStore);
    })
    .post(read.path, async (context) => {
      const parsed = await parseBody(context, read.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const row = await findMailedWatch(services, parsed.value.token);
      if ('refused' in row) return refuse(context, row.refused);
      return answerWatch(context, services, row);
    })
    .post(confirm.path, async (context) => {
      const parsed = await parseBody(context, confirm.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const row = await findMailedWatch(services, parsed.value.token);
      if ('refused' in row) return refuse(context, row.refused);
      const refused = await confirmMailedWatch(services, row);
      if (refused !== undefined) return refuse(context, refused.refused);
      return answerWatch(context, services, (await findFareWatch(db, row.id)) ?? row);
    })
    .post(stop.path, async (context) => {
      const parsed = await parseBody(context, stop.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      return stopMailedWatch(context, services, parsed.value.token);
    })
    .post('/api/fare-watch/v1/one-click/:token', (context) =>
      stopMailedWatch(context, services, context.req.param('token')),
    )
    .get(list.path, async (context) => {
      const { accountId } = requireAccountAccess(context);
      return context.json({ watches: [...(await listWatches(db, accountId))] }, list.success, noStore);
    })
    .delete('/api/account/v1/fare-watches/:watchId', async (context) => {
      const { accountId } = requireAccountAccess(context);
      const parameters = end.parameters.safeParse(context.req.param());
      if (parameters.success) {
        await endWatchOfAccount(db, { accountId, id: parameters.data.watchId }, now());
      }
      return context.body(null, end.success);
    });
}

async function answerWatch(context: Context, { db }: FareWatchServices, row: FareWatchRow): Promise<Response> {
  const shown = await showWatch(db, row);
  if (shown === undefined) return refuse(context, { kind: 'named', name: 'fareWatchNotFound' });
  return context.json(shown, 200, noStore);
}

async function findMailedWatch(services: FareWatchServices, token: string): Promise<FareWatchRow | Refused> {
  const watchId = await readMailedToken(services, 'fareWatch', token);
  const row = watchId === undefined ? undefined : await findFareWatch(services.db, watchId);
  return row !== undefined && row.endsAt > services.now() ? row : refusedByName('fareWatchNotFound');
}

/** Anybody with the link may end the watch; one that has ended is ended. */
async function stopMailedWatch(context: Context, services: FareWatchServices, token: string): Promise<Response> {
  const watchId = await readMailedToken(services, 'fareWatch', token);
  if (watchId === undefined) return refuse(context, { kind: 'named', name: 'fareWatchNotFound' });
  await endWatch(services.db, { id: watchId, by: 'mail' }, services.now());
  return context.body(null, 204);
}
