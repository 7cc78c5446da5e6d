import { cardDetails, walletPayment } from '@airline/contract';
import { Hono } from 'hono';
import * as z from 'zod/mini';

import { noStore } from '../../../http/no-store.ts';
import { parseBody } from '../../../http/parse-body.ts';
import { refuse } from '../../../http/refusal.ts';
import { pageLanguage } from '../../../http/page-language.ts';
import type { Database } from '../../../database/database.ts';
import { challengePage } from './challenge-page.ts';
import { type Challenge, decideChallenge, findChallenge } from './challenges.ts';
import { exchangeCard } from './exchange-card.ts';
import { makeWalletToken } from './make-wallet-token.ts';
import { payPalPage } from './pay-pal-page.ts';
import { decideApproval } from './sandbox-pay-pal.ts';
import { approvalsPath, challengesPath, tokensPath, walletTokensPath } from './sandbox-paths.ts';

const challengeId = z.uuid();

/** Serves what the sandbox shows to browsers: the exchange of cards and of wallets' cards for tokens, and the pages of its bank and its PayPal. */
export function sandboxPaymentRoutes(db: Database, now: () => Date): Hono {
  const find = async (id: string, processor: Challenge['processor'] = 'card'): Promise<Challenge | undefined> =>
    challengeId.safeParse(id).success ? findChallenge(db, processor, id) : undefined;
  return new Hono()
    .post(tokensPath, async (context) => {
      const parsed = await parseBody(context, cardDetails);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const exchanged = await exchangeCard(db, parsed.value, now());
      if ('refused' in exchanged) return refuse(context, exchanged.refused);
      return context.json(exchanged.token, 201, noStore);
    })
    .post(walletTokensPath, async (context) => {
      const parsed = await parseBody(context, walletPayment);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const made = await makeWalletToken(db, parsed.value, now());
      if ('refused' in made) return refuse(context, made.refused);
      return context.json(made.token, 201, noStore);
    })
    .get(`${challengesPath}/:id`, async (context) => {
      const challenge = await find(context.req.param('id'));
      const page = challengePage(challenge, pageLanguage(context));
      return context.html(page, challenge === undefined ? 404 : 200, noStore);
    })
    .post(`${challengesPath}/:id`, async (context) => {
      const challenge = await find(context.req.param('id'));
      if (challenge === undefined) return context.html(challengePage(undefined, pageLanguage(context)), 404);
      const { decision } = await context.req.parseBody();
      if (decision !== 'approve' && decision !== 'refuse') {
        return context.html(challengePage(challenge, pageLanguage(context)), 422);
      }
      await decideChallenge(db, challenge.challengeId, decision === 'approve');
      return context.redirect(challenge.returnPath, 303);
    })
    .get(`${approvalsPath}/:id`, async (context) => {
      const approval = await find(context.req.param('id'), 'payPal');
      const page = payPalPage(approval, pageLanguage(context));
      return context.html(page, approval === undefined ? 404 : 200, noStore);
    })
    .post(`${approvalsPath}/:id`, async (context) => {
      const approval = await find(context.req.param('id'), 'payPal');
      if (approval === undefined) return context.html(payPalPage(undefined, pageLanguage(context)), 404);
      const { decision, email } = await context.req.parseBody();
      const wish = decision === 'cancel' ? decision : { email: typeof email === 'string' ? email : '' };
      const isAnswer = decision === 'cancel' || decision === 'pay';
      if (!isAnswer || !(await decideApproval(db, approval.challengeId, wish, now()))) {
        return context.html(payPalPage(approval, pageLanguage(context)), 422);
      }
      return context.redirect(approval.returnPath, 303);
    });
}
