import { endpoints } from '@airline/contract';
import { type Context, Hono } from 'hono';

import { findAccess, requireAccountAccess } from '../../http/access.ts';
import { noStore } from '../../http/no-store.ts';
import { parseBody } from '../../http/parse-body.ts';
import { type Refused, refuse, refusedByName } from '../../http/refusal.ts';
import { requestReference } from '../../http/stored-responses.ts';
import {
  endPromotion,
  listManaged,
  type Manager,
  publishPromotion,
  readManaged,
  savePromotion,
} from './manage-promotions.ts';
import { fewAccounts, toRoundedCount } from './rules/audience.ts';
import type { PromotionServices } from './services.ts';
import { listPromotions, registerForPromotion, showPromotion } from './show-promotions.ts';

const one = '/api/promotions/v1/promotions/:promotionId';

/** Shows promotions to travellers, and registers members for them. What is answered differs by who asks: no cache keeps it. */
export function promotionRoutes(services: PromotionServices): Hono {
  const { listPromotions: list, readPromotion: read, registerForPromotion: register } = endpoints;
  return new Hono()
    .get(list.path, async (context) => {
      const promotions = [...(await listPromotions(services, findAccess(context)?.accountId))];
      return context.json({ promotions }, list.success, noStore);
    })
    .get(one, async (context) => {
      const id = readId(context);
      if (typeof id !== 'string') return refuse(context, id.refused);
      const shown = await showPromotion(services, id, findAccess(context)?.accountId);
      if ('refused' in shown) return refuse(context, shown.refused);
      return context.json(shown, read.success, noStore);
    })
    .post(`${one}/registrations`, async (context) => {
      const id = readId(context);
      if (typeof id !== 'string') return refuse(context, id.refused);
      const shown = await registerForPromotion(services, id, requireAccountAccess(context).accountId);
      if ('refused' in shown) return refuse(context, shown.refused);
      return context.json(shown, register.success, noStore);
    });
}

const managedOne = '/api/promotions/v1/managed/:promotionId';

/** Lets marketing managers look after the promotions of their region. */
export function managedPromotionRoutes(services: PromotionServices): Hono {
  const { listManagedPromotions: list, savePromotion: save, publishPromotion: publish, measureAudience } = endpoints;
  return new Hono()
    .get(list.path, async (context) => {
      const manager = await readManager(services, context);
      if ('refused' in manager) return refuse(context, manager.refused);
      const promotions = [...(await listManaged(services, manager))];
      return context.json({ region: manager.region, promotions }, list.success, noStore);
    })
    .get(managedOne, (context) => answerOne(context, services, (manager, id) => readManaged(services, manager, id)))
    .put(managedOne, async (context) => {
      const parsed = await parseBody(context, save.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { version, ...draft } = parsed.value;
      return answerOne(context, services, (manager, id) => savePromotion(services, manager, { id, version, draft }));
    })
    .post(`${managedOne}/publication`, async (context) => {
      const parsed = await parseBody(context, publish.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { version } = parsed.value;
      return answerOne(context, services, (manager, id) => publishPromotion(services, manager, { id, version }));
    })
    .post(`${managedOne}/end`, (context) =>
      answerOne(context, services, (manager, id) => endPromotion(services, manager, id)),
    )
    .post(measureAudience.path, async (context) => {
      const manager = await readManager(services, context);
      if ('refused' in manager) return refuse(context, manager.refused);
      const parsed = await parseBody(context, measureAudience.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { audience } = parsed.value;
      const accounts = toRoundedCount(await services.countAccounts(audience));
      const isForAnonymous = audience.loginState.length === 0 || audience.loginState.includes('anonymous');
      const hasVisitors =
        isForAnonymous &&
        [audience.tierStatus, audience.corporateRole, audience.corporateAccessLevel].every(
          ({ length }) => length === 0,
        );
      return context.json({ accounts, few: fewAccounts, hasVisitors }, measureAudience.success, noStore);
    });
}

async function answerOne<Answer extends object>(
  context: Context,
  services: PromotionServices,
  act: (manager: Manager, id: string) => Promise<Answer | Refused>,
): Promise<Response> {
  const manager = await readManager(services, context);
  if ('refused' in manager) return refuse(context, manager.refused);
  const id = readId(context);
  if (typeof id !== 'string') return refuse(context, id.refused);
  const result = await act(manager, id);
  if ('refused' in result) return refuse(context, result.refused);
  return context.json(result, 200, noStore);
}

/** A manager without a region may do nothing: the airline gives them one. */
async function readManager(services: PromotionServices, context: Context): Promise<Manager | Refused> {
  const access = requireAccountAccess(context);
  const region = await services.readRegion(access.accountId);
  return region === undefined
    ? refusedByName('notPermitted')
    : { access, region, reference: requestReference(context) };
}

/** Reads which promotion the path names; what is no id names none. */
function readId(context: Context): string | Refused {
  const parsed = endpoints.readPromotion.parameters.safeParse(context.req.param());
  return parsed.success ? parsed.data.promotionId : refusedByName('promotionNotFound');
}
