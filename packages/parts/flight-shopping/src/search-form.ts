export { loadSearchForm } from './search/load-search-form.ts';
export type { SearchFormProps } from './search/SearchForm.tsx';
