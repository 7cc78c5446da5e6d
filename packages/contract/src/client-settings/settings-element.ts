/** The id of the element in which a page has its settings; in a file without schemas, which a page would load before it is drawn. */
export const clientSettingsElementId = 'client-settings';
