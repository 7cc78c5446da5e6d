/** Reads the clock that all processes of a run have: the machine's, or in the suite that of its tests. */
export const now = (): Date => new Date();
