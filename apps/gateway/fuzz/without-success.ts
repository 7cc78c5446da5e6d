/** The operations that no run has a success of, each with the reason. None today: a run that reaches another one not has failed. */
export const withoutSuccess: Readonly<Record<string, string>> = {};
