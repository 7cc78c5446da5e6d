import type { SearchForm } from './SearchForm.tsx';

/** Loads the search form: its two large pickers first, each run in a task of its own, so that nobody waits for both. */
export async function loadSearchForm(): Promise<{ readonly SearchForm: typeof SearchForm }> {
  // The request for the form brings everything that it imports; what is awaited first is only run first.
  const parts = [
    () => import('@airline/ui/combo-box'),
    () => import('@airline/ui/date-picker'),
    () => import('./search-form.ts'),
    // What the form asks the gateway with. Named here, so that the build fetches it ahead with the form.
    () => import('@airline/app/create-services'),
  ];
  for (const runPart of parts) {
    await runPart();
    await nextTask();
  }
  return import('./SearchForm.tsx');
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
