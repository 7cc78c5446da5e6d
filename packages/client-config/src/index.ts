/** Names the package: replace this with the first thing it is for. */
export const clientConfig = '@airline/client-config';
