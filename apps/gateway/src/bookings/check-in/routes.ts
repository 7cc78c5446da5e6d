import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { noStore } from '../../http/no-store.ts';
import { parseBody } from '../../http/parse-body.ts';
import { parseIdempotencyKey } from '../../http/parse-idempotency-key.ts';
import { refuse } from '../../http/refusal.ts';
import { requestReference, sendStored } from '../../http/stored-responses.ts';
import { proveTrip } from '../trips/prove-trip.ts';
import { checkIn, readCheckInTrip, toTripCheckIn } from './check-in.ts';
import { mailBoardingPasses } from './mail-boarding-passes.ts';
import { readBoardingPasses } from './read-boarding-passes.ts';
import { readWalletPass } from './read-wallet-pass.ts';
import { tagBags } from './tag-bags.ts';
import type { CheckInServices } from './services.ts';

/** Checks travellers in, and gives them their boarding passes. */
export function checkInRoutes(services: CheckInServices): Hono {
  const {
    tagBags: tag,
    readCheckIn: read,
    checkIn: make,
    readBoardingPasses: passes,
    readWalletPass: wallet,
    mailBoardingPasses: mail,
  } = endpoints;
  return new Hono()
    .post(read.path, async (context) => {
      const parsed = await parseBody(context, read.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const proved = await proveTrip(context, services, parsed.value);
      if ('refused' in proved) return refuse(context, proved.refused);
      const booked = await readCheckInTrip(services, proved);
      if ('refused' in booked) return refuse(context, booked.refused);
      return context.json(await toTripCheckIn(services, booked), read.success, noStore);
    })
    .post(make.path, async (context) => {
      const keyed = await parseIdempotencyKey(context);
      if ('refused' in keyed) return refuse(context, keyed.refused);
      const parsed = await parseBody(context, make.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { bound, travellers, hasNoDangerousGoods: _, ...lookup } = parsed.value;
      const proved = await proveTrip(context, services, lookup);
      if ('refused' in proved) return refuse(context, proved.refused);
      const request = { ...keyed, ...proved, asked: { bound, travellers }, reference: requestReference(context) };
      return sendStored(context, await checkIn(services, request));
    })
    .post(tag.path, async (context) => {
      const parsed = await parseBody(context, tag.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { bound, bags, ...lookup } = parsed.value;
      const proved = await proveTrip(context, services, lookup);
      if ('refused' in proved) return refuse(context, proved.refused);
      const tagged = await tagBags(services, proved, { bound, bags });
      if ('refused' in tagged) return refuse(context, tagged.refused);
      return context.json(tagged, tag.success, noStore);
    })
    .post(passes.path, async (context) => {
      const parsed = await parseBody(context, passes.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const proved = await proveTrip(context, services, parsed.value);
      if ('refused' in proved) return refuse(context, proved.refused);
      const given = await readBoardingPasses(services, proved);
      if ('refused' in given) return refuse(context, given.refused);
      return context.json(given, passes.success, noStore);
    })
    .post(wallet.path, async (context) => {
      const parsed = await parseBody(context, wallet.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { traveller, legId, symbol, language, ...lookup } = parsed.value;
      const proved = await proveTrip(context, services, lookup);
      if ('refused' in proved) return refuse(context, proved.refused);
      const given = await readWalletPass(services, proved, { traveller, legId, symbol, language });
      if ('refused' in given) return refuse(context, given.refused);
      return context.body(Uint8Array.from(given.content), wallet.success, {
        'content-type': wallet.mediaType,
        'content-disposition': `attachment; filename="${given.filename}"`,
        ...noStore,
      });
    })
    .post(mail.path, async (context) => {
      const parsed = await parseBody(context, mail.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const proved = await proveTrip(context, services, parsed.value);
      if ('refused' in proved) return refuse(context, proved.refused);
      const asked = await mailBoardingPasses(services, proved);
      if ('refused' in asked) return refuse(context, asked.refused);
      return context.json(asked, mail.success, noStore);
    });
}
