/** Names the package: replace this with the first thing it is for. */
export const i18n = '@airline/i18n';
