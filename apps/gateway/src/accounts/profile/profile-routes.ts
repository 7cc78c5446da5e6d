import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { requireAccountAccess } from '../../http/access.ts';
import { noStore } from '../../http/no-store.ts';
import { parseBody } from '../../http/parse-body.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { readTrace } from '../../http/request-origin.ts';
import type { AccountServices } from '../identity/services.ts';
import { deleteTraveler, readTravelers } from './frequent-traveler-store.ts';
import { putTraveler } from './frequent-travelers.ts';
import { readMemberProfile, updatePersonalDetails, updateTravelPreferences, updateUsername } from './member-profile.ts';

const noSuchTraveler: Refusal = { kind: 'plain', status: 404, title: 'There is no such traveller.' };
const travelerPath = '/api/account/v1/frequent-travelers/:travelerId';

/** Lets members keep who they are, what they want on each trip, and whom they book for. */
export function profileRoutes(services: AccountServices): Hono {
  const { putFrequentTraveler: put, removeFrequentTraveler: remove, listFrequentTravelers: list } = endpoints;
  return new Hono()
    .get(endpoints.readProfile.path, async (context) => {
      const profile = await readMemberProfile(services, requireAccountAccess(context).accountId);
      return context.json(profile, endpoints.readProfile.success, noStore);
    })
    .put(endpoints.updatePersonalDetails.path, async (context) => {
      const parsed = await parseBody(context, endpoints.updatePersonalDetails.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const trace = await readTrace(context, services);
      const refusal = await updatePersonalDetails(services, requireAccountAccess(context), parsed.value, trace);
      if (refusal !== undefined) return refuse(context, refusal.refused);
      return context.body(null, endpoints.updatePersonalDetails.success, noStore);
    })
    .put(endpoints.updateUsername.path, async (context) => {
      const parsed = await parseBody(context, endpoints.updateUsername.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const trace = await readTrace(context, services);
      const refusal = await updateUsername(services, requireAccountAccess(context), parsed.value.username, trace);
      if (refusal !== undefined) return refuse(context, refusal.refused);
      return context.body(null, endpoints.updateUsername.success, noStore);
    })
    .put(endpoints.updateTravelPreferences.path, async (context) => {
      const parsed = await parseBody(context, endpoints.updateTravelPreferences.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const trace = await readTrace(context, services);
      const refusal = await updateTravelPreferences(services, requireAccountAccess(context), parsed.value, trace);
      if (refusal !== undefined) return refuse(context, refusal.refused);
      return context.body(null, endpoints.updateTravelPreferences.success, noStore);
    })
    .get(list.path, async (context) => {
      const travelers = await readTravelers(services.db, requireAccountAccess(context).accountId);
      return context.json({ travelers }, list.success, noStore);
    })
    .put(travelerPath, async (context) => {
      const parameters = put.parameters.safeParse(context.req.param());
      if (!parameters.success) return refuse(context, noSuchTraveler);
      const parsed = await parseBody(context, put.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { accountId } = requireAccountAccess(context);
      const key = { id: parameters.data.travelerId, accountId };
      const refusal = await putTraveler(services, key, parsed.value);
      if (refusal !== undefined) return refuse(context, refusal.refused);
      return context.body(null, put.success, noStore);
    })
    .delete(travelerPath, async (context) => {
      const parameters = remove.parameters.safeParse(context.req.param());
      if (!parameters.success) return refuse(context, noSuchTraveler);
      await deleteTraveler(services.db, parameters.data.travelerId, requireAccountAccess(context).accountId);
      return context.body(null, remove.success, noStore);
    });
}
