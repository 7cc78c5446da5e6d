import { endpoints, toFundReference } from '@airline/contract';
import { Hono } from 'hono';

import { findAccess, requireAccountAccess } from '../../http/access.ts';
import { noStore } from '../../http/no-store.ts';
import { parseBody } from '../../http/parse-body.ts';
import { parseIdempotencyKey } from '../../http/parse-idempotency-key.ts';
import { refuse } from '../../http/refusal.ts';
import { readTrace } from '../../http/request-origin.ts';
import { requestReference, sendStored } from '../../http/stored-responses.ts';
import { claimFund } from './claim-fund.ts';
import { findNamedFund } from './find-named-fund.ts';
import { findFundOfAccount } from './fund-store.ts';
import { listFunds } from './list-funds.ts';
import { checkFund, checkRecipient, quoteTransfer } from './quote-transfer.ts';
import { toFund, toFundOfTrip } from './rules/fund-view.ts';
import type { FundServices } from './services.ts';
import { transferFund } from './transfer-fund.ts';

/** Shows travel funds to their holders, adds them to accounts, and transfers them. */
export function fundRoutes(services: FundServices): Hono {
  const { db, now } = services;
  const {
    lookUpTravelFund: lookUp,
    listTravelFunds: list,
    claimTravelFund: claim,
    quoteFundTransfer: quote,
    transferFund: transfer,
  } = endpoints;
  return new Hono()
    .post(lookUp.path, async (context) => {
      const parsed = await parseBody(context, lookUp.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { address } = await readTrace(context, services);
      const fund = await findNamedFund(services, address, parsed.value);
      if ('refused' in fund) return refuse(context, fund.refused);
      const isByNumber = fund.number === toFundReference(parsed.value.reference);
      const shown = (isByNumber ? toFund : toFundOfTrip)(fund, now());
      const accountId = findAccess(context)?.accountId;
      const isInAccount = accountId !== undefined && fund.accountId === accountId;
      return context.json({ ...shown, isInAccount }, lookUp.success, noStore);
    })
    .get(list.path, async (context) => {
      const { accountId } = requireAccountAccess(context);
      return context.json(await listFunds(services, accountId), list.success, noStore);
    })
    .post(claim.path, async (context) => {
      const parsed = await parseBody(context, claim.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { number, ...names } = parsed.value;
      const { address } = await readTrace(context, services);
      const fund = await findNamedFund(services, address, { reference: number, ...names });
      if ('refused' in fund) return refuse(context, fund.refused);
      const claimed = await claimFund(services, requireAccountAccess(context).accountId, fund);
      if ('refused' in claimed) return refuse(context, claimed.refused);
      return context.json(claimed, claim.success, noStore);
    })
    .post(quote.path, async (context) => {
      const parsed = await parseBody(context, quote.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { accountId } = requireAccountAccess(context);
      const fund = checkFund(await findFundOfAccount(db, accountId, parsed.value.number), now());
      if ('refused' in fund) return refuse(context, fund.refused);
      const recipient = await checkRecipient(services, accountId, parsed.value);
      if ('refused' in recipient) return refuse(context, recipient.refused);
      return context.json(quoteTransfer(fund, recipient), quote.success, noStore);
    })
    .post(transfer.path, async (context) => {
      const keyed = await parseIdempotencyKey(context);
      if ('refused' in keyed) return refuse(context, keyed.refused);
      const parsed = await parseBody(context, transfer.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { accountId } = requireAccountAccess(context);
      const request = { ...keyed, accountId, transfer: parsed.value, reference: requestReference(context) };
      return sendStored(context, await transferFund(services, request));
    });
}
