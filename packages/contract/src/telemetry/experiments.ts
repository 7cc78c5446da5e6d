import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';
import { corporateAccessLevel, corporateRole, membershipTier } from '../identity/values.ts';

/** Accepts the name of an experiment, or of a variant: a word in kebab case of 2 to 40 letters and digits. */
const name = z.string().check(z.regex(/^(?=.{2,40}$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/));

export const experimentName = name;
export const variantName = name;

/**
 * Where the product can be tried in other ways, and in which; the first one is the default, which it shows without an experiment.
 *
 * - `price-basis`: what the prices of results are for where several people travel and nobody has chosen it. For the whole journey
 *   they would wait for the flights back.
 * - `pay-note`: what the line below the button that pays says.
 */
export const experimentPlaces = {
  'price-basis': ['party', 'person'],
  'pay-note': ['once', 'direct'],
} as const satisfies Readonly<Record<string, readonly [string, string, ...string[]]>>;

export type ExperimentPlace = keyof typeof experimentPlaces;

/** The variants of a place. */
export type PlaceVariant<Place extends ExperimentPlace> = (typeof experimentPlaces)[Place][number];

const placeNames = ['price-basis', 'pay-note'] as const satisfies readonly ExperimentPlace[];

/** The steps that an experiment can be after, by the event that measures them. */
export const experimentGoals = ['fareChosen', 'passengersGiven', 'paymentSent', 'bookingConfirmed'] as const;

/**
 * Accepts whom an experiment is for: of each attribute that stands here (docs/rules.md §6) the person has one of the values.
 * Everybody else sees the default, and is not counted.
 */
export const audience = z.strictObject({
  loginState: z.optional(z.array(z.enum(['anonymous', 'loggedIn'])).check(z.minLength(1))),
  tierStatus: z.optional(z.array(membershipTier).check(z.minLength(1))),
  corporateRole: z.optional(z.array(corporateRole).check(z.minLength(1))),
  corporateAccessLevel: z.optional(z.array(corporateAccessLevel).check(z.minLength(1))),
});

export type Audience = z.infer<typeof audience>;

const experimentShape = z.strictObject({
  /** Never that of another experiment: browsers remember what they were shown by it. */
  name: experimentName,
  place: z.enum(placeNames),
  /** Two to four of the place's, its default the first. */
  variants: z
    .array(
      z.strictObject({
        name: variantName,
        /** Its share of the browsers that the experiment is for, beside the others' weights. */
        weight: z.int().check(z.gte(1), z.lte(100)),
      }),
    )
    .check(
      z.minLength(2),
      z.maxLength(4),
      z.refine((variants) => new Set(variants.map(({ name: each }) => each)).size === variants.length),
    ),
  audience,
  goal: z.enum(experimentGoals),
});

/** Accepts an experiment: what is tried on whom, and what it is after. It stays as it was begun with. */
export const experiment = experimentShape.check(
  z.refine(
    ({ place, variants }) => {
      const [byDefault, ...others]: readonly string[] = experimentPlaces[place];
      const [first, ...tried] = variants;
      return first?.name === byDefault && tried.every(({ name: each }) => others.includes(each));
    },
    { path: ['variants'] },
  ),
);

export type Experiment = z.infer<typeof experiment>;

/** Lists the experiments that run now. Who takes part in which is decided in the browser; nothing about it is sent. */
export const listExperiments = {
  method: 'GET',
  path: '/api/experiments/v1/experiments',
  area: 'telemetry',
  summary:
    'Lists the experiments that run now: variants with their weights, whom they are for, and what they are after.',
  callers: 'anybody',
  charges: [{ budget: 'publicReading', cost: 1 }],
  success: 200,
  answer: z.object({ experiments: z.array(experiment) }),
  headers: { 'cache-control': 'A minute: an experiment that ends is over everywhere then.' },
} as const satisfies Endpoint;
