import { contactUndoDays } from '@airline/contract';

const dayMs = 24 * 60 * 60 * 1000;

/** A correction of a contact, as far as it decides who may undo which. */
export interface UndoableCorrection {
  readonly number: number;
  readonly correctedAt: Date;
  readonly undoneAt: Date | null;
}

/** Until when a correction of a contact can be undone. */
export function undoableUntil({ correctedAt }: Pick<UndoableCorrection, 'correctedAt'>): Date {
  return new Date(correctedAt.getTime() + contactUndoDays * dayMs);
}

/**
 * Tells whether the address that a correction replaces gets a link that undoes it: not where the address came by a correction that
 * can itself still be undone. So anyone who had the trip before a row of corrections has the only link, and nobody whom somebody put there.
 */
export function isUndoMailed(before: readonly UndoableCorrection[], at: Date): boolean {
  return before.every((correction) => correction.undoneAt !== null || undoableUntil(correction) <= at);
}

/**
 * Finds the correction whose former address has a link that undoes it at a moment: one at most.
 *
 * @param corrections - those of one contact, the oldest first.
 */
export function findUndoable<Correction extends UndoableCorrection>(
  corrections: readonly Correction[],
  at: Date,
): Correction | undefined {
  return corrections.find(
    (correction, index) =>
      correction.undoneAt === null &&
      at < undoableUntil(correction) &&
      isUndoMailed(corrections.slice(0, index), correction.correctedAt),
  );
}
