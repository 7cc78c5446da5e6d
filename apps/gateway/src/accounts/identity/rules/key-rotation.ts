const dayMs = 24 * 60 * 60 * 1000;

/** How long a key signs. */
const signsForMs = 30 * dayMs;
/** How long before it signs a key is published, so that who keeps the public keys has it in time. */
const toldAheadMs = 7 * dayMs;
/** How long after its last signature a key verifies: longer than any token lasts. */
const verifiesLongerMs = dayMs;

/** When a key signs, and until when it verifies. */
export interface KeyTimes {
  readonly signsFrom: Date;
  readonly verifiesUntil: Date;
}

/** Gives the times of the keys that have to be made, so that there is one for now, and one for soon when soon is near. */
export function missingKeyTimes(keys: readonly KeyTimes[], now: Date): readonly KeyTimes[] {
  const missing: KeyTimes[] = [];
  let coveredUntil = Math.max(0, ...keys.map(({ verifiesUntil }) => verifiesUntil.getTime() - verifiesLongerMs));
  const cover = (from: number): void => {
    coveredUntil = from + signsForMs;
    missing.push({ signsFrom: new Date(from), verifiesUntil: new Date(coveredUntil + verifiesLongerMs) });
  };
  if (coveredUntil <= now.getTime()) cover(now.getTime());
  if (coveredUntil - now.getTime() < toldAheadMs) cover(coveredUntil);
  return missing;
}

/** Gives the key that signs now: the one that began last. */
export function signingNow<Key extends KeyTimes>(keys: readonly Key[], now: Date): Key | undefined {
  return keys
    .filter(({ signsFrom }) => signsFrom <= now)
    .toSorted((one, other) => other.signsFrom.getTime() - one.signsFrom.getTime())[0];
}
