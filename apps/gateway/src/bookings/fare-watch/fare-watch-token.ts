import { createHmac, timingSafeEqual } from 'node:crypto';

import type { BookingServices } from '../orders/services.ts';

type TokenServices = Pick<BookingServices, 'secretFor'>;

/** Gives what the links of a watch carry: the same in all its mails, and for nobody without the key. */
export async function toFareWatchToken(services: TokenServices, watchId: string): Promise<string> {
  return `${watchId}.${await sign(services, watchId)}`;
}

/** Reads whose watch a link is about; `undefined` where it is none of ours. */
export async function readFareWatchToken(services: TokenServices, token: string): Promise<string | undefined> {
  const [watchId = '', signature = ''] = token.split('.');
  const [expected, given] = [Buffer.from(await sign(services, watchId)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given) ? watchId : undefined;
}

async function sign({ secretFor }: TokenServices, watchId: string): Promise<string> {
  return createHmac('sha256', await secretFor('fareWatch'))
    .update(watchId)
    .digest('base64url');
}
