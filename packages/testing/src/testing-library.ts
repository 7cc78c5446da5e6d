import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** Tells whether something is waited for just now, by Testing Library's own mark, which its types leave out. */
function isWaiting(): boolean {
  const { _disableExpensiveErrorDiagnostics: isMarked } = getConfig() as {
    readonly _disableExpensiveErrorDiagnostics?: boolean;
  };
  return isMarked === true;
}

configure({
  // No test measures time: what is waited for may take long on a machine that is busy with others.
  asyncUtilTimeout: 30_000,
  // Each look that finds nothing yet would print the whole page, which nobody reads: only the last one does.
  getElementError: (message, container) =>
    isWaiting()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});
