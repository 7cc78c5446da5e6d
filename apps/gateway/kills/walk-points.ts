import type { Scene } from './attempt.ts';
import { deeds, type ServedDeed } from './deeds.ts';
import type { FaultPoint } from './fault-point.ts';
import { faultPoints } from './fault-points.ts';
import { type GatewayProcess, pause } from './gateway-process.ts';

/** What came of a point: `fault` says what was wrong. */
export interface WalkedPoint {
  readonly name: string;
  readonly deed: FaultPoint['deed'];
  readonly fault: string | undefined;
}

type ServedPoint = FaultPoint & { readonly deed: ServedDeed };

/** The points that a gateway reaches while it serves. */
export const servedPoints: readonly ServedPoint[] = faultPoints.filter(
  (point): point is ServedPoint => point.deed in deeds,
);

/** A gateway reaches the point of something that it does within so many milliseconds. */
const reachedWithinMs = 20_000;

/**
 * Walks points one after another: has a gateway die at each, starts another one, and sees the deed through on that one.
 *
 * Gives the last gateway, which still runs, with what came of each point. One that was never reached is a fault.
 */
export async function walkPoints(
  points: readonly ServedPoint[],
  start: () => Promise<GatewayProcess>,
  mails: Scene['mails'],
): Promise<{ readonly gateway: GatewayProcess; readonly walked: readonly WalkedPoint[] }> {
  let gateway = await start();
  const originNow = (): string => gateway.origin;
  const walked: WalkedPoint[] = [];
  for (const point of points) {
    const { name, deed } = point;
    const attempt = await deeds[deed]({ originNow, mails });
    await gateway.arm(name);
    const sent = attempt.send();
    const end = await gateway.ended(reachedWithinMs);
    await gateway.kill();
    await Promise.race([sent, pause(1_000)]);
    gateway = await start();
    const fault = end === 'SIGKILL' ? await attempt.finish() : `was not reached: ${end ?? 'the gateway went on'}`;
    walked.push({ name, deed, fault });
  }
  return { gateway, walked };
}
