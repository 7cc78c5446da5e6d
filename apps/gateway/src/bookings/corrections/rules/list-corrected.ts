import type { CorrectedTraveller } from './check-traveller-correction.ts';

/** What of a traveller was corrected, as the mail about it says. */
export type CorrectedPart = 'name' | 'document' | 'frequentFlyerNumber' | 'knownTravelerNumber';

/** Lists what a correction changes of a traveller; nothing where all of it was so before. */
export function listCorrected({ before, after, isRenamed }: CorrectedTraveller): readonly CorrectedPart[] {
  const [one, other] = [before.document, after.document];
  const isSameDocument =
    one?.number === other?.number && one?.nationality === other?.nationality && one?.expiresOn === other?.expiresOn;
  return [
    ...(isRenamed ? (['name'] as const) : []),
    ...(isSameDocument ? [] : (['document'] as const)),
    ...(before.frequentFlyerNumber === after.frequentFlyerNumber ? [] : (['frequentFlyerNumber'] as const)),
    ...(before.knownTravelerNumber === after.knownTravelerNumber ? [] : (['knownTravelerNumber'] as const)),
  ];
}
