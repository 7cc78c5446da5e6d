/** Names the package: replace this with the first thing it is for. */
export const errorCatalogue = '@airline/error-catalogue';
