/** pnpm bench: the parser of settings beside a zod/mini schema of the same rules, on complete and on wrong settings. */
import { readFileSync } from 'node:fs';

import { z } from 'zod/mini';

import {
  clientCategories,
  colourPattern,
  environments,
  multiFactorEnvironments,
  overridableColours,
  parseAppSettings,
} from '../src/index.ts';

z.config({ jitless: true }); // as under a Content-Security-Policy without unsafe-eval

const clientId = z.string().check(z.regex(/^[!-~]{1,128}$/));
const milliseconds = z.int().check(z.gte(1), z.lte(600_000));
const seconds = z.int().check(z.gte(0), z.lte(86_400));
const colours = z.optional(
  z.partialRecord(z.enum(overridableColours), z.string().check(z.regex(new RegExp(colourPattern)))),
);
const percent = z.number().check(z.gte(0), z.lte(100));
const some = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.optional(z.partial(z.strictObject(shape)));
const each = <Value extends z.ZodMiniType>(names: readonly string[], value: Value) =>
  some(Object.fromEntries(names.map((name) => [name, value])));
const schema = z.strictObject({
  clientIds: each(environments, each(clientCategories, clientId)),
  multiFactorClientIds: each(multiFactorEnvironments, clientId),
  metadataFlags: some({
    branchTimeoutMilliseconds: milliseconds,
    experimentBoxDefaultTimeoutMilliseconds: milliseconds,
    logLevel: z.enum(['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR']),
    logReportIntervalMilliseconds: milliseconds,
    maximumQueuedLogMessages: z.int().check(z.gte(1), z.lte(1000)),
    earlyBirdService: z.boolean(),
    payPalForEarlyBird: z.boolean(),
    lowFareCalendar: z.boolean(),
    miniCart: z.boolean(),
    frequentTravelers: z.boolean(),
  }),
  cacheLifetimesSeconds: some({ userInfoV4: seconds, userInfoV3: seconds }),
  monitoring: some({ samplingRatePercent: percent, sessionReplayRatePercent: percent }),
  limits: some({
    maximumTicketedPassengers: z.int().check(z.gte(1), z.lte(9)),
    maximumLapInfantsPerAdult: z.int().check(z.gte(0), z.lte(1)),
  }),
  boardingModel: z.optional(z.enum(['open', 'assigned'])),
  products: z.optional(
    z
      .array(z.string().check(z.regex(/^(?!(?:api|s|mobile)$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/)))
      .check(z.refine((list) => new Set(list).size === list.length)),
  ),
  colourOverrides: colours,
  darkColourOverrides: colours,
});

const complete = {
  clientIds: { prod: Object.fromEntries(clientCategories.map((category) => [category, `client-${category}`])) },
  multiFactorClientIds: { prod: 'second-factor' },
  metadataFlags: { lowFareCalendar: true, miniCart: true, logLevel: 'WARN', branchTimeoutMilliseconds: 3000 },
  cacheLifetimesSeconds: { userInfoV4: 15 },
  monitoring: { samplingRatePercent: 10 },
  limits: { maximumTicketedPassengers: 9 },
  boardingModel: 'assigned',
  products: ['club', 'agency'],
  colourOverrides: { action: '#123456', link: '#ff8800' },
};
const wrong = {
  ...complete,
  boardingModel: 'other',
  metadataFlags: { lowFareCalendar: 'yes', nothing: 1 },
  colourOverrides: { action: 'blue' },
};

interface Peer {
  readonly name: string;
  readonly accepts: (settings: unknown) => boolean;
}
const peers: readonly Peer[] = [
  { name: 'parseAppSettings', accepts: (settings) => 'settings' in parseAppSettings(settings) },
  { name: 'zod/mini, safeParse', accepts: (settings) => schema.safeParse(settings).success },
];

console.log('| parser | settings | median µs | p99 µs | vectors answered alike |');
console.log('|---|---|---|---|---|');
for (const peer of peers) {
  for (const [name, settings] of Object.entries({ complete, wrong })) {
    const [median, p99] = microseconds(() => peer.accepts(settings));
    console.log(`| ${peer.name} | ${name} | ${median} | ${p99} | ${agreement(peer)} |`);
  }
}

function microseconds(run: () => unknown): readonly [string, string] {
  const rounds = 20_000;
  for (let round = 0; round < rounds; round += 1) run();
  const times = Array.from({ length: rounds }, () => {
    const start = process.hrtime.bigint();
    run();
    return Number(process.hrtime.bigint() - start) / 1000;
  }).toSorted((one, other) => one - other);
  return [(times[rounds / 2] ?? 0).toFixed(2), (times[Math.floor(rounds * 0.99)] ?? 0).toFixed(2)];
}

function agreement({ accepts }: Peer): string {
  const valid = vectors('valid');
  const invalid = vectors('invalid') as readonly { readonly settings: unknown }[];
  const right = valid.filter(accepts).length + invalid.filter(({ settings }) => !accepts(settings)).length;
  return `${right} of ${valid.length + invalid.length}`;
}

function vectors(name: string): readonly unknown[] {
  return JSON.parse(readFileSync(new URL(`../vectors/settings-${name}.json`, import.meta.url), 'utf8')) as unknown[];
}
