import {
  type Experiment,
  type ExperimentPlace,
  experimentPlaces,
  listExperiments,
  type PlaceVariant,
} from '@airline/contract';
import { personalizationOf, type Session } from '@airline/session';
import { isFollowingRefused, type Events } from '@airline/telemetry';
import { recordExposure } from '@airline/telemetry/experiment-record';

import { assignVariant, isInAudience } from './assign-variant.ts';
import { readVisitor } from './visitor.ts';

/** What a page shows in a place. */
export interface Decision<Place extends ExperimentPlace = ExperimentPlace> {
  readonly variant: PlaceVariant<Place>;
  /** The experiment that it was decided by; absent where the default shows for another reason. */
  readonly experiment?: Experiment;
}

/** What was decided since the page was loaded: nothing that is on screen changes afterwards. */
const decisions = new Map<ExperimentPlace, Decision>();
const underWay = new Map<ExperimentPlace, Promise<Decision>>();

/** Returns what was decided for a place since the page was loaded; `undefined` where nothing was yet. */
export function findDecision<Place extends ExperimentPlace>(place: Place): Decision<Place> | undefined {
  return decisions.get(place) as Decision<Place> | undefined;
}

/** Gives what is shown without an experiment. */
export function defaultOf<Place extends ExperimentPlace>(place: Place): PlaceVariant<Place> {
  return experimentPlaces[place][0];
}

/**
 * Decides what a place shows, once a page load: the variant of the experiment that runs there and is for the person, else the default.
 *
 * The default it is, for as long as the page lives, when the answer is not there after the time given, fails, or the person asks not to be
 * followed: then nothing is asked for at all. Never rejects.
 */
export async function decide<Place extends ExperimentPlace>(
  place: Place,
  session: Pick<Session, 'call' | 'start' | 'store'>,
  withinMilliseconds: number,
): Promise<Decision<Place>> {
  const found = findDecision(place);
  if (found !== undefined) return found;
  const deciding = underWay.get(place) ?? decideInTime(place, session, withinMilliseconds);
  underWay.set(place, deciding);
  return (await deciding) as Decision<Place>;
}

async function decideInTime(
  place: ExperimentPlace,
  session: Pick<Session, 'call' | 'start' | 'store'>,
  withinMilliseconds: number,
): Promise<Decision> {
  const byDefault: Decision = { variant: defaultOf(place) };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const inTime = new Promise<Decision>((resolve) => {
    timer = setTimeout(() => resolve(byDefault), withinMilliseconds);
  });
  const asked = isFollowingRefused(navigator) ? byDefault : ask(place, session).catch(() => byDefault);
  const decision = await Promise.race([asked, inTime]);
  clearTimeout(timer);
  decisions.set(place, decision);
  underWay.delete(place);
  return decision;
}

async function ask(place: ExperimentPlace, session: Pick<Session, 'call' | 'start' | 'store'>): Promise<Decision> {
  const byDefault: Decision = { variant: defaultOf(place) };
  const outcome = await session.call(listExperiments, {});
  const experiment =
    'value' in outcome ? outcome.value.experiments.find((running) => running.place === place) : undefined;
  if (experiment === undefined) return byDefault;
  // Who the person is decides only where the experiment is for some: then it is found out first.
  if (Object.keys(experiment.audience).length > 0) await session.start();
  if (!isInAudience(experiment.audience, personalizationOf(session.store.getState().state))) return byDefault;
  const visitor = readVisitor();
  if (visitor === undefined) return byDefault;
  const variant = assignVariant(experiment, visitor);
  const known = experimentPlaces[place].find((each) => each === variant);
  return known === undefined ? byDefault : { variant: known, experiment };
}

/** Tells, once a browser, that a decision is on screen which an experiment has made, where the visit is measured. */
export function tellExposure({ variant, experiment }: Decision, events: Events): void {
  if (experiment === undefined || !events.isMeasured) return;
  const { name, goal } = experiment;
  if (recordExposure({ experiment: name, variant, goal })) events.experimentExposed({ experiment: name, variant });
}

/** Forgets what was decided: a test's next page load. */
export function forgetDecisions(): void {
  decisions.clear();
  underWay.clear();
}
