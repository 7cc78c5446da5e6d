import type { Random } from '../fuzz/random.ts';
import { type GatewayProcess, pause } from './gateway-process.ts';
import { type Crowd, startCrowd } from './crowd.ts';
import type { MailSink } from './mail-sink.ts';

/** What ends something while people are at work; resolves once it serves again. */
export type Strike = (gateways: GatewayProcess[]) => Promise<void>;

/** People stay undisturbed for so long before each strike, at most. */
const longestCalmMs = 1_000;

/**
 * Strikes so many times at random instants while a crowd is at work on two gateways, first when somebody has the first answer and
 * all others wait for theirs; resolves when everybody has their answer.
 */
export async function strikeUnderLoad(
  gateways: GatewayProcess[],
  {
    strikes,
    strike,
    people,
    mails,
    random,
  }: {
    readonly strikes: number;
    readonly strike: Strike;
    /** How many are at work at the same time. */
    readonly people: number;
    readonly mails: MailSink;
    readonly random: Random;
  },
): Promise<Crowd> {
  const crowd = startCrowd({ originNow: () => random.pick(gateways).origin, people, mails, random });
  await crowd.hasBegun;
  for (let struck = 0; struck < strikes; struck += 1) {
    await pause(random.below(longestCalmMs));
    await strike(gateways);
  }
  await crowd.stop();
  return crowd;
}

/** Kills one gateway of several, drawn by chance, and starts another in its place. */
export function replaceGateway(start: () => Promise<GatewayProcess>, random: Random): Strike {
  return async (gateways) => {
    const index = random.below(gateways.length);
    await gateways[index]?.kill();
    gateways[index] = await start();
  };
}

/** Kills one gateway of several, drawn by chance: the others see through what it had begun. */
export function killGateway(random: Random): Strike {
  return async (gateways) => {
    const [killed] = gateways.splice(random.below(gateways.length), 1);
    await killed?.kill();
  };
}
