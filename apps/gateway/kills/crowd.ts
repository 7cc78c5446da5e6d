import type { Random } from '../fuzz/random.ts';
import { approvedCard } from '../test-support/order-gateway.ts';
import { enrol, inventApplicant, sendLinkResult } from './applicants.ts';
import type { Promises } from './audit.ts';
import { bookToChange, sendChange } from './change-intents.ts';
import {
  bookToCorrect,
  correctContact,
  correctDocument,
  correctName,
  makeCorrection,
  undoContact,
} from './correction-intents.ts';
import { pause } from './gateway-process.ts';
import {
  bookToCancel,
  bookToCancelPart,
  type Ending,
  fundOf,
  insist,
  insistOn,
  type Intent,
  memberWith,
  prepareFundIntent,
  prepareIntent,
  preparePointsIntent,
  sendCancellation,
  sendIntent,
} from './intents.ts';
import type { MailSink } from './mail-sink.ts';

/** People at work on gateways, and what they were told. */
export interface Crowd {
  /** What they were told in the end, so far. */
  promises(): Promises;
  /** Lets everybody finish what they have begun. */
  stop(): Promise<void>;
  /** Resolves when the first of them has done something: the others are amid it. */
  readonly hasBegun: Promise<void>;
}

/** Few seats for many people: most legs are sold out again and again. */
const legs = Array.from({ length: 12 }, (_, index) => `WN${100 + index}`);
const pointsOfTrip = 8_400;
const amountOfFund = 6_000;
const declinedCard = '4000000000000002';
const confirmation = { purpose: 'confirmEnrollment' } as const;

/**
 * Starts people who book, press twice, pay with points and travel funds, change, cancel, correct and enrol, each insisting until an answer
 * is final. The first ones begin with one of each, so that all of it is under way at once.
 */
export function startCrowd({
  originNow,
  people,
  mails,
  random,
}: {
  readonly originNow: () => string;
  readonly people: number;
  readonly mails: MailSink;
  readonly random: Random;
}): Crowd {
  const told: { intent: Intent; ending: Ending }[] = [];
  const enrolled: string[] = [];
  const count = { cancelled: 0, changed: 0, corrected: 0 };
  const end = new AbortController();
  /** Does what comes before an order on whichever gateway lives. */
  const ready = <Value>(prepare: (origin: string) => Promise<Value>): Promise<Value> =>
    insist(originNow, (origin) => prepare(origin).catch(() => undefined));
  const twoLegs = (): string[] =>
    [random.pick(legs.slice(0, 6)), random.pick(legs.slice(6))].toSorted(() => random.below(3) - 1);
  const settle = async (intent: Intent): Promise<void> => {
    told.push({ intent, ending: await insistOn(originNow, intent) });
  };
  const errands: readonly { readonly share: number; readonly run: () => Promise<void> }[] = [
    { share: 8, run: async () => settle(await ready((origin) => prepareIntent(origin, twoLegs()))) },
    {
      // Presses twice: the two requests may reach different gateways.
      share: 4,
      async run() {
        const intent = await ready((origin) => prepareIntent(origin, twoLegs()));
        void sendIntent(originNow(), intent);
        await settle(intent);
      },
    },
    {
      // Leaves after the first answer, or without one.
      share: 2,
      async run() {
        await sendIntent(originNow(), await ready((origin) => prepareIntent(origin, twoLegs())));
      },
    },
    {
      share: 2,
      async run() {
        const member = await ready((origin) => memberWith(origin, pointsOfTrip));
        const [one, other] = [
          await ready((origin) => preparePointsIntent(origin, twoLegs(), member)),
          await ready((origin) => preparePointsIntent(origin, twoLegs(), member)),
        ];
        // Points for one trip, and two tabs.
        await Promise.all([settle(one), settle(other)]);
      },
    },
    {
      share: 2,
      async run() {
        const number = await ready((origin) => fundOf(origin, amountOfFund));
        const fund = { number, amountMinor: amountOfFund };
        const [one, other] = [
          await ready((origin) => prepareFundIntent(origin, twoLegs(), fund)),
          await ready((origin) =>
            prepareFundIntent(origin, twoLegs(), fund, random.pick([approvedCard, declinedCard])),
          ),
        ];
        // A travel fund for one trip, and two tabs.
        await Promise.all([settle(one), settle(other)]);
      },
    },
    {
      share: 4,
      async run() {
        const intent = await bookToCancel(originNow, [`WN${200 + random.below(100)}`]);
        if (intent === undefined) return;
        const status = await insist(originNow, (origin) => sendCancellation(origin, intent));
        if (status === 200) count.cancelled += 1;
      },
    },
    {
      // Pays more, gets money back, or pays with a card that is declined; funds pay and get back parts of it.
      share: 4,
      async run() {
        const [from, to] = [`WN${400 + random.below(50)}`, `WN${450 + random.below(50)}`];
        const priceMinor = random.pick([10_000, 12_900, 15_000]);
        const card = random.below(4) === 0 ? { card: declinedCard } : {};
        const [tripByFundMinor, dueByFundMinor] = [random.pick([0, 11_000]), random.pick([0, 800])];
        const wish = { from, to, priceMinor, tripByFundMinor, dueByFundMinor, ...card };
        const intent = await bookToChange(originNow, wish);
        if (intent === undefined) return;
        if ((await insist(originNow, (origin) => sendChange(origin, intent))) === 'changed') count.changed += 1;
      },
    },
    {
      // One of two travellers stays.
      share: 2,
      async run() {
        const intent = await bookToCancelPart(originNow, `WN${500 + random.below(50)}`);
        if (intent === undefined) return;
        const status = await insist(originNow, (origin) => sendCancellation(origin, intent));
        if (status === 200) count.changed += 1;
      },
    },
    {
      // Corrects a contact, which the address before may take back, or a name or a passport.
      share: 3,
      async run() {
        const trip = await bookToCorrect(originNow, `WN${550 + random.below(50)}`);
        if (trip === undefined) return;
        const intent = random.pick([correctContact, correctName, correctDocument])(trip);
        if ((await makeCorrection(originNow, intent)) === undefined) return;
        count.corrected += 1;
        if (intent.after.contact.email === trip.state.contact.email || random.below(2) === 0) return;
        const undo = await undoContact(originNow, intent, mails);
        if ((await makeCorrection(originNow, undo)) !== undefined) count.corrected += 1;
      },
    },
    {
      share: 1,
      async run() {
        const applicant = inventApplicant();
        if ((await enrol(originNow, applicant)) !== 202) return;
        enrolled.push(applicant.request.username);
        await insist(originNow, (origin) => sendLinkResult(origin, applicant, mails, confirmation));
      },
    },
  ];
  const turns = errands.flatMap(({ share, run }) => Array.from({ length: share }, () => run));
  let begin = (): void => undefined;
  const hasBegun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const work = async (first = random.pick(turns)): Promise<void> => {
    for (let run = first; !end.signal.aborted; run = random.pick(turns)) {
      await run();
      begin();
      await pause(random.below(100));
    }
  };
  const all = Promise.all(Array.from({ length: people }, (_, index) => work(errands[index]?.run)));
  return {
    hasBegun: Promise.race([hasBegun, all]).then(() => undefined),
    promises: () => ({ told, enrolled, ...count }),
    async stop() {
      end.abort();
      await all;
    },
  };
}
