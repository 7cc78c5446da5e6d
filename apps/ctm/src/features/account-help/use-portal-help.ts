import { createHelpSetting, type HelpSetting } from '@airline/account-help';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';

import { gateway } from '../../gateway.ts';

/** Gives the setting of the help pages of one product's portal. */
export function usePortalHelp(): HelpSetting {
  const { product = '' } = useParams();
  return useMemo(
    () =>
      createHelpSetting({
        place: { surface: 'ctm', product },
        call: (endpoint, options) => gateway.call(endpoint, options),
        // What is for who is logged in stands below a protected route.
        Guard: ({ children }) => children,
      }),
    [product],
  );
}
