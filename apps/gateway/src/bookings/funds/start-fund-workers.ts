import type { Logger } from 'pino';

import { repeatWork, type Worker } from '../../jobs/repeat-work.ts';
import { expireFunds } from './expire-funds.ts';
import { remindHolders } from './remind-holders.ts';
import { returnFundsOfReleased } from './return-funds.ts';
import type { FundServices } from './services.ts';

const hourMs = 60 * 60 * 1000;

/** Starts what reminds people of the last days of their funds, and writes off what is over. */
export function startFundWorkers(services: Pick<FundServices, 'db' | 'now'> & { readonly log: Logger }): Worker {
  const work = async (): Promise<number> => {
    const returned = await returnFundsOfReleased(services.db, services.now());
    return returned + (await expireFunds(services)) + (await remindHolders(services));
  };
  return repeatWork(work, { name: 'last days of funds', pauseMs: hourMs, log: services.log });
}
