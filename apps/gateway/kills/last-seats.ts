import { type Ending, insist, insistOn, type Intent, prepareIntent, sendIntent } from './intents.ts';

/** Of how many bookings one is sent twice at the same moment, to different gateways. */
const everyTwice = 10;

/**
 * Has many people book the last seats of a few legs at the same time, so many requests under way at once, spread over the
 * gateways; gives what each was told.
 */
export async function bookLastSeats(
  origins: readonly string[],
  { bookings, atOnce, legs }: { readonly bookings: number; readonly atOnce: number; readonly legs: readonly string[] },
): Promise<readonly { readonly intent: Intent; readonly ending: Ending }[]> {
  const told: { intent: Intent; ending: Ending }[] = [];
  const originOf = (turn: number): string => origins[turn % origins.length] ?? '';
  let begun = 0;
  const work = async (): Promise<void> => {
    while (begun < bookings) {
      const turn = begun;
      begun += 1;
      // In opposite orders: two orders that took legs as they come would wait for each other.
      const flights = turn % 2 === 0 ? pairOf(legs, turn) : pairOf(legs, turn).toReversed();
      const intent = await insist(
        () => originOf(turn),
        (origin) => prepareIntent(origin, flights).catch(() => undefined),
      );
      if (turn % everyTwice === 0) void sendIntent(originOf(turn + 1), intent);
      told.push({ intent, ending: await insistOn(() => originOf(turn), intent) });
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, bookings) }, work));
  return told;
}

function pairOf(legs: readonly string[], turn: number): string[] {
  const first = turn % legs.length;
  const other = (first + 1 + (turn % (legs.length - 1))) % legs.length;
  return [legs[first] ?? '', legs[other] ?? ''];
}
