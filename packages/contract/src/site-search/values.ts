/** What can be searched: everything, what there is to read, what there is to do, where there is to fly. */
export const searchCollections = ['site', 'help', 'pages', 'places'] as const;

export type SearchCollection = (typeof searchCollections)[number];

/** The longest query that is searched, in UTF-16 units: what comes after it is left out. */
export const longestQuery = 200;

/** How many results a page has by default, and at most. */
export const searchPageSize = { byDefault: 10, most: 50 } as const;

/** The last rank that a page of results can begin at: there are fewer. */
export const lastStartRank = 10_000;
