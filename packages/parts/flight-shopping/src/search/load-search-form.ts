import type { SearchForm } from './SearchForm.tsx';

/** Loads the search form without its calendars, each part run in a task of its own, so that the page answers in between. */
export async function loadSearchForm(): Promise<{ readonly SearchForm: typeof SearchForm }> {
  // The request for the form brings everything that it imports; what is awaited first is only run first.
  await import('./search-form.ts');
  await nextTask();
  return import('./SearchForm.tsx');
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
