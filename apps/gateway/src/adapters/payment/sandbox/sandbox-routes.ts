import { cardDetails } from '@airline/contract';
import { Hono } from 'hono';
import * as z from 'zod/mini';

import { parseBody } from '../../../parse-body.ts';
import { answerProblem } from '../../../problems.ts';
import { pageLanguage } from '../../../server-pages/page-language.ts';
import type { Database } from '../../../store/database.ts';
import { challengePage } from './challenge-page.ts';
import { type Challenge, decideChallenge, findChallenge } from './challenges.ts';
import { exchangeCard } from './exchange-card.ts';
import { challengesPath, tokensPath } from './sandbox-paths.ts';

const challengeId = z.uuid();

/** Serves what the sandbox shows to browsers: the exchange of cards for tokens, and the page of its bank. */
export function sandboxPaymentRoutes(db: Database, now: () => Date): Hono {
  const find = async (id: string): Promise<Challenge | undefined> =>
    challengeId.safeParse(id).success ? findChallenge(db, id) : undefined;
  return new Hono()
    .post(tokensPath, async (context) => {
      const parsed = await parseBody(context, cardDetails);
      if ('refusal' in parsed) return parsed.refusal;
      const exchanged = await exchangeCard(db, parsed.value, now());
      if ('faults' in exchanged) {
        const title = 'The card has fields that are not right.';
        return answerProblem(context, { status: 422, title, errors: exchanged.faults });
      }
      return context.json(exchanged.token, 201, { 'cache-control': 'no-store' });
    })
    .get(`${challengesPath}/:id`, async (context) => {
      const challenge = await find(context.req.param('id'));
      const page = challengePage(challenge, pageLanguage(context));
      return context.html(page, challenge === undefined ? 404 : 200, { 'cache-control': 'no-store' });
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
    });
}
