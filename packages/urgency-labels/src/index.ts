/** Names the package: replace this with the first thing it is for. */
export const urgencyLabels = '@airline/urgency-labels';
