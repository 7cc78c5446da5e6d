import type { PromotionDraft } from '@airline/contract';

import type { FieldFault } from '../../../http/field-fault.ts';

/** Finds what of a draft cannot be as it is written. */
export function findDraftFaults({
  startsAt,
  endsAt,
  optInEndsAt,
  timeZone,
  reward,
  audience,
}: PromotionDraft): readonly FieldFault[] {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  const optInEnd = optInEndsAt === undefined ? end : Date.parse(optInEndsAt);
  const isForCompanies = audience.corporateRole.length > 0 || audience.corporateAccessLevel.length > 0;
  return [
    ...(end > start ? [] : [{ pointer: '/endsAt', code: 'endsBeforeStart' }]),
    ...(end <= start || (optInEnd > start && optInEnd <= end)
      ? []
      : [{ pointer: '/optInEndsAt', code: 'optInOutside' }]),
    ...(isTimeZone(timeZone) ? [] : [{ pointer: '/timeZone', code: 'unknownZone' }]),
    ...(reward !== undefined && isForCompanies ? [{ pointer: '/reward', code: 'rewardNeedsMembers' }] : []),
  ];
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
