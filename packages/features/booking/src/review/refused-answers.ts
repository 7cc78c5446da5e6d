import type { Problem } from '@airline/contract';
import { type RefusedAnswer, answerText, isAnswerField } from '@airline/travellers';

import type { BookingState } from '../booking-draft.ts';

/** The page's field for a field of the order that has another name there. */
const fieldOf: Readonly<Record<string, string>> = {
  'document/number': 'documentNumber',
  'document/nationality': 'nationality',
  'document/expiresOn': 'documentExpiry',
  document: 'documentNumber',
};

const wrongKinds: ReadonlySet<string> = new Set(['notAnAdult', 'notAChild', 'notALapInfant']);
/** The codes whose words stand at the page's own fields. */
const knownCodes: ReadonlySet<string> = new Set(['birthDateInFuture', 'duplicatePassenger', 'expiresBeforeTravel']);

/** Gives the answers that the gateway refused, each with the page and the field where it was typed. */
export function refusedAnswers(
  errors: NonNullable<Problem['errors']>,
  passengers: BookingState['passengers'],
): readonly RefusedAnswer[] {
  return errors.flatMap(({ pointer, code }) => {
    const place = placeOf(pointer);
    const answers = place === undefined ? undefined : passengers[place.passenger];
    if (place === undefined || answers === undefined || !isAnswerField(place.field)) return [];
    const answer = answerText(answers, place.field);
    return [{ ...place, answer, code: wrongKinds.has(code) ? 'wrongKind' : knownCodes.has(code) ? code : 'invalid' }];
  });
}

function placeOf(pointer: string): { readonly passenger: number; readonly field: string } | undefined {
  const contact = /^\/contact\/(email|phone)$/.exec(pointer)?.[1];
  // The contact stands on the first passenger's page.
  if (contact !== undefined) return { passenger: 0, field: contact };
  const [, index, field] = /^\/passengers\/(\d+)\/(.+)$/.exec(pointer) ?? [];
  if (index === undefined || field === undefined) return undefined;
  return { passenger: Number(index), field: fieldOf[field] ?? field.split('/')[0] ?? field };
}
