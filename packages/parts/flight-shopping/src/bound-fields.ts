export { BoundFields, type BoundFieldsProps } from './search/BoundFields.tsx';
export { PartyField, type PartyFieldProps } from './search/PartyField.tsx';
export { createSearchSchema, valuesOf, type SearchAnswers } from './search/search-form.ts';
export { datesText, useCalendarTexts } from './search/use-calendar.ts';
export { useDestinationPlaces } from './search/use-destination-places.ts';
export { usePlaces } from './search/use-places.ts';
export { WithDatePickers } from './search/WithDatePickers.tsx';
