import {
  canLogIn,
  enrol,
  inventApplicant,
  newPassword,
  openReset,
  sendApplication,
  sendLinkResult,
} from './applicants.ts';
import type { Attempt, Scene } from './attempt.ts';
import { bookToChange, type ChangeWish, sendChange } from './change-intents.ts';
import { correctionDeeds } from './correction-deeds.ts';
import type { DeedName } from './fault-point.ts';
import { bookToCancel, bookToCancelPart, fundOf, insist, insistOn, memberWith } from './intents.ts';
import { purchaseDeeds } from './purchase-deeds.ts';
import { prepareFundIntent, prepareIntent, preparePointsIntent } from './intents.ts';
import { type Intent, sendCancellation, sendIntent } from './intents.ts';

/** What is done to a gateway that serves. */
export type ServedDeed = Exclude<DeedName, 'scheduleImport' | 'migration'>;

/** Gets each deed ready: all that comes before it is done when the promise resolves. */
export const deeds: Readonly<Record<ServedDeed, (scene: Scene) => Promise<Attempt>>> = {
  firstOffer: async ({ originNow }) => ({
    send: () => fetch(`${originNow()}/test/offer`).catch(() => undefined),
    async finish() {
      const [one, other] = [await prepareIntent(originNow(), ['WN9']), await prepareIntent(originNow(), ['WN9'])];
      await insistOn(originNow, one);
      return orderEnding(originNow, other, 'confirmed');
    },
  }),
  booking: async (scene) => orderAttempt(scene, await prepareIntent(scene.originNow(), ['WN1', 'WN2']), 'confirmed'),
  async bookingWithPoints(scene) {
    const origin = scene.originNow();
    const member = await memberWith(origin, pointsOfTrip);
    return orderAttempt(scene, await preparePointsIntent(origin, ['WN3'], member), 'confirmed');
  },
  async declinedBooking(scene) {
    const origin = scene.originNow();
    const fund = { number: await fundOf(origin, amountOfFund), amountMinor: amountOfFund };
    return orderAttempt(scene, await prepareFundIntent(origin, ['WN4'], fund, declinedCard), 'paymentDeclined');
  },
  async cancellation({ originNow }) {
    const intent = await bookToCancel(originNow, ['WN5', 'WN6']);
    if (intent === undefined) throw new Error('A trip that is to be cancelled was not booked.');
    const send = (origin: string): Promise<number | undefined> => sendCancellation(origin, intent);
    return {
      send: () => send(originNow()),
      finish: async () => otherThan(await insist(originNow, send), 200),
    };
  },
  async partialCancellation({ originNow }) {
    const intent = await bookToCancelPart(originNow, 'WN26');
    if (intent === undefined) throw new Error('A trip of which a part is to be cancelled was not booked.');
    const send = (origin: string): Promise<number | undefined> => sendCancellation(origin, intent);
    return {
      send: () => send(originNow()),
      finish: async () => otherThan(await insist(originNow, send), 200),
    };
  },
  // A fund pays a part of each, and has a part of the cheaper one back.
  change: (scene) => changeAttempt(scene, { from: 'WN20', to: 'WN21', ...dearerByFund }, 'changed'),
  cheaperChange: (scene) =>
    changeAttempt(scene, { from: 'WN22', to: 'WN23', priceMinor: 3_000, tripByFundMinor: 5_000 }, 'changed'),
  declinedChange: (scene) =>
    changeAttempt(scene, { from: 'WN24', to: 'WN25', ...dearerByFund, card: declinedCard }, 'paymentDeclined'),
  ...purchaseDeeds,
  ...correctionDeeds,
  async enrolment({ originNow, mails }) {
    const applicant = inventApplicant();
    return {
      send: () => sendApplication(originNow(), applicant),
      async finish() {
        const fault = otherThan(await enrol(originNow, applicant), 202);
        await insist(originNow, (origin) => sendLinkResult(origin, applicant, mails, confirmation));
        return fault ?? (await loginFault(originNow(), applicant, applicant.request.password));
      },
    };
  },
  async enrolmentConfirmation({ originNow, mails }) {
    const applicant = inventApplicant();
    await enrol(originNow, applicant);
    await insist(originNow, async () => (mails.textsTo(applicant.request.email).length > 0 ? true : undefined));
    const confirm = (origin: string) => sendLinkResult(origin, applicant, mails, confirmation);
    return {
      send: () => confirm(originNow()),
      async finish() {
        await insist(originNow, confirm);
        return loginFault(originNow(), applicant, applicant.request.password);
      },
    };
  },
  async passwordReset({ originNow, mails }) {
    const applicant = inventApplicant();
    await enrol(originNow, applicant);
    await insist(originNow, (origin) => sendLinkResult(origin, applicant, mails, confirmation));
    await openReset(originNow, applicant, mails);
    const reset = (origin: string) =>
      sendLinkResult(origin, applicant, mails, { purpose: 'resetPassword', newPassword });
    return {
      send: () => reset(originNow()),
      async finish() {
        await insist(originNow, reset);
        const isOldGood = await canLogIn(originNow(), applicant, applicant.request.password);
        return isOldGood ? 'the old password still opens' : loginFault(originNow(), applicant, newPassword);
      },
    };
  },
};

const dearerByFund = { priceMinor: 15_000, dueByFundMinor: 800 };
const pointsOfTrip = 8_400;
const amountOfFund = 6_000;
const declinedCard = '4000000000000002';
const confirmation = { purpose: 'confirmEnrollment' } as const;

function orderAttempt({ originNow }: Scene, intent: Intent, expected: string): Attempt {
  return {
    send: () => sendIntent(originNow(), intent),
    finish: () => orderEnding(originNow, intent, expected),
  };
}

async function changeAttempt({ originNow }: Scene, wish: ChangeWish, expected: string): Promise<Attempt> {
  const intent = await bookToChange(originNow, wish);
  if (intent === undefined) throw new Error('A trip that is to be changed was not booked.');
  const send = (origin: string): Promise<string | undefined> => sendChange(origin, intent);
  return {
    send: () => send(originNow()),
    finish: async () => otherThan(await insist(originNow, send), expected),
  };
}

async function orderEnding(originNow: () => string, intent: Intent, expected: string): Promise<string | undefined> {
  return otherThan((await insistOn(originNow, intent)).status, expected);
}

function otherThan(ending: string | number, expected: string | number): string | undefined {
  return ending === expected ? undefined : `ended with ${ending} where ${expected} is right`;
}

async function loginFault(
  origin: string,
  applicant: Parameters<typeof canLogIn>[1],
  password: string,
): Promise<string | undefined> {
  return (await canLogIn(origin, applicant, password)) ? undefined : 'the password does not open';
}
