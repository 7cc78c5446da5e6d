export { BoundFields, type BoundFieldsProps } from './search/BoundFields.tsx';
export { valuesOf, type SearchAnswers } from './search/search-form.ts';
export { usePlaces } from './search/use-places.ts';
