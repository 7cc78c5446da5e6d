/** Where the searches made lately are kept on the device. */
export const recentSearchesKey = 'airline.recentSearches';
