import {
  corporateAccessLevels,
  corporateRoles,
  loginStates,
  type ManagedPromotion,
  membershipTiers,
  promotionDraft,
  type PromotionAudience,
  type PromotionDraft,
  promotionKinds,
} from '@airline/contract';
import * as z from 'zod/mini';

import { parseLocalInput, toLocalInput } from './zoned-input.ts';

/** The attributes of an audience with their values, in the order in which they are asked. */
export const attributeValues = {
  loginState: loginStates,
  tierStatus: membershipTiers,
  // Services read reports: no promotion is for them.
  corporateRole: corporateRoles.filter((role) => role !== 'reportService'),
  corporateAccessLevel: corporateAccessLevels,
} as const satisfies {
  readonly [Attribute in keyof PromotionAudience]: readonly PromotionAudience[Attribute][number][];
};

export type Attribute = keyof typeof attributeValues;

const filled = (most: number) => z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(most, 'tooLong'));
const words = z.object({ title: filled(80), summary: filled(240), terms: filled(4000) });
const moment = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'required'));
const ticks = z.record(z.string(), z.boolean());

const whole = (text: string, most: number) => /^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= most;

/** What a manager types: moments by the clocks of the promotion's zone, numbers as text, the audience as ticks. */
export const promotionForm = z
  .object({
    kind: z.enum(promotionKinds),
    texts: z.object({ es: words, en: words }),
    timeZone: z.string().check(z.minLength(1, 'required')),
    startsAt: moment,
    endsAt: moment,
    optInEndsAt: z.string(),
    hasReward: z.boolean(),
    points: z.string(),
    flights: z.string(),
    audience: z.object({
      loginState: ticks,
      tierStatus: ticks,
      corporateRole: ticks,
      corporateAccessLevel: ticks,
    }),
  })
  .check((context) => {
    const { hasReward, points, flights, startsAt, endsAt, optInEndsAt, audience } = context.value;
    const fault = (path: string, message: string) =>
      context.issues.push({ code: 'custom', message, path: [path], input: context.value });
    if (endsAt <= startsAt) fault('endsAt', 'endsBeforeStart');
    else if (optInEndsAt !== '' && (optInEndsAt <= startsAt || optInEndsAt > endsAt))
      fault('optInEndsAt', 'optInOutside');
    if (!hasReward) return;
    if (!whole(points, 100_000)) fault('points', 'badPoints');
    if (!whole(flights, 50)) fault('flights', 'badFlights');
    const named = { ...audience.corporateRole, ...audience.corporateAccessLevel };
    if (Object.values(named).includes(true)) fault('hasReward', 'rewardNeedsMembers');
  });

export type PromotionForm = z.infer<typeof promotionForm>;

/** Reads what was typed as the draft that the gateway takes. */
export function toDraft(form: PromotionForm): PromotionDraft {
  const { kind, texts, timeZone, hasReward, points, flights, optInEndsAt } = form;
  const read = (local: string) => parseLocalInput(local, timeZone)?.toISOString() ?? '';
  return promotionDraft.parse({
    kind,
    texts,
    timeZone,
    startsAt: read(form.startsAt),
    endsAt: read(form.endsAt),
    ...(optInEndsAt === '' ? {} : { optInEndsAt: read(optInEndsAt) }),
    ...(hasReward ? { reward: { points: Number(points), flights: Number(flights) } } : {}),
    audience: toAudience(form.audience),
  });
}

/** Reads which values of each attribute are ticked. */
export function toAudience(audience: PromotionForm['audience']): PromotionAudience {
  return {
    loginState: attributeValues.loginState.filter((value) => audience.loginState[value] === true),
    tierStatus: attributeValues.tierStatus.filter((value) => audience.tierStatus[value] === true),
    corporateRole: attributeValues.corporateRole.filter((value) => audience.corporateRole[value] === true),
    corporateAccessLevel: attributeValues.corporateAccessLevel.filter(
      (value) => audience.corporateAccessLevel[value] === true,
    ),
  };
}

const noWords = { title: '', summary: '', terms: '' };

/** Writes a promotion as the form shows it; one that is not there yet is empty. */
export function toForm(promotion: ManagedPromotion | undefined, timeZone: string): PromotionForm {
  const audience = promotion?.audience;
  const tick = <Value extends string>(values: readonly Value[], named: readonly Value[] | undefined) =>
    Object.fromEntries(values.map((value) => [value, named?.includes(value) === true]));
  const zone = promotion?.timeZone ?? timeZone;
  const write = (instant: string | undefined) => (instant === undefined ? '' : toLocalInput(instant, zone));
  return {
    kind: promotion?.kind ?? 'default',
    texts: promotion?.texts ?? { es: noWords, en: noWords },
    timeZone: zone,
    startsAt: write(promotion?.startsAt),
    endsAt: write(promotion?.endsAt),
    optInEndsAt: write(promotion?.optInEndsAt),
    hasReward: promotion === undefined || promotion.reward !== undefined,
    points: promotion?.reward === undefined ? '' : String(promotion.reward.points),
    flights: promotion?.reward === undefined ? '' : String(promotion.reward.flights),
    audience: {
      loginState: tick(attributeValues.loginState, audience?.loginState),
      tierStatus: tick(attributeValues.tierStatus, audience?.tierStatus),
      corporateRole: tick(attributeValues.corporateRole, audience?.corporateRole),
      corporateAccessLevel: tick(attributeValues.corporateAccessLevel, audience?.corporateAccessLevel),
    },
  };
}
