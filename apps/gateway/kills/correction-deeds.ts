import { isDeepStrictEqual } from 'node:util';

import { tripMail } from '@airline/mail-texts/trip-mail';

import type { Attempt, Scene } from './attempt.ts';
import {
  bookToCorrect,
  type CorrectableTrip,
  correctContact,
  correctDocument,
  type CorrectionIntent,
  correctName,
  isAfter,
  isFoundByName,
  makeCorrection,
  readState,
  sendCorrection,
  undoContact,
} from './correction-intents.ts';
import type { CorrectionDeed } from './fault-point.ts';
import { insist } from './intents.ts';

/** Gets each correction of a trip ready: all that comes before it is done when the promise resolves. */
export const correctionDeeds: Readonly<Record<CorrectionDeed, (scene: Scene) => Promise<Attempt>>> = {
  async nameCorrection(scene) {
    return correctionAttempt(scene, correctName(await bookedTrip(scene, 'WN27')));
  },
  async documentCorrection(scene) {
    // Of a trip whose address before can take it back: it is notified too.
    const first = await bookedTrip(scene, 'WN28');
    const trip = await makeCorrection(scene.originNow, correctContact(first));
    if (trip === undefined) throw new Error('The contact of a trip was not corrected.');
    const attempt = correctionAttempt(scene, correctDocument(trip));
    return { ...attempt, finish: async () => (await attempt.finish()) ?? findUntold(scene, first) };
  },
  async contactCorrection(scene) {
    return correctionAttempt(scene, correctContact(await bookedTrip(scene, 'WN29')));
  },
  async contactUndo(scene) {
    const correction = correctContact(await bookedTrip(scene, 'WN29'));
    await makeCorrection(scene.originNow, correction);
    return correctionAttempt(scene, await undoContact(scene.originNow, correction, scene.mails));
  },
};

async function bookedTrip({ originNow }: Scene, flight: string): Promise<CorrectableTrip> {
  const trip = await bookToCorrect(originNow, flight);
  if (trip === undefined) throw new Error('A trip that is to be corrected was not booked.');
  return trip;
}

/**
 * Corrects a trip over which its gateway dies. What is left is the trip as it was or as it is to be, nothing between; who sends the
 * same once more, and again, has the same answer each time, and it is corrected once.
 */
function correctionAttempt({ originNow }: Scene, intent: CorrectionIntent): Attempt {
  const { trip } = intent;
  const answers: (string | undefined)[] = [];
  const readNow = () => insist(originNow, (origin) => readState(origin, trip.proof));
  return {
    async send() {
      answers.push(await sendCorrection(originNow(), intent));
    },
    async finish() {
      const left = await readNow();
      if (!isDeepStrictEqual(left, trip.state) && !isAfter(intent, left)) return `left ${JSON.stringify(left)}`;
      for (const _time of ['again', 'once more'])
        answers.push(await insist(originNow, (origin) => sendCorrection(origin, intent)));
      const [answer, ...others] = new Set(answers.filter((each) => each !== undefined));
      if (answer?.startsWith('200 ') !== true || others.length > 0) return `answered ${[answer, ...others].join('; ')}`;
      const now = await readNow();
      if (!isAfter(intent, now)) return `made ${JSON.stringify(now)}`;
      const isFound = await insist(originNow, (origin) => isFoundByName(origin, intent));
      return isFound ? undefined : 'the name that it has does not find the trip, or the one before does';
    },
  };
}

/** Waits until the address that a trip had before is notified that a traveller was corrected; says so where it is not. */
function findUntold({ originNow, mails }: Scene, { state }: CorrectableTrip): Promise<string | undefined> {
  const { corrected } = tripMail.es.formerContact.titles;
  const findMail = async () => mails.textsTo(state.contact.email).find((text) => text.includes(corrected));
  return insist(originNow, findMail).then(
    () => undefined,
    () => 'the address before was not told',
  );
}
