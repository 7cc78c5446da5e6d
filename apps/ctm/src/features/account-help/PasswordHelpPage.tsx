import { createHelpSetting, TravelManagerHelpPage } from '@airline/account-help';
import { useMemo, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';

import { gateway } from '../../gateway.ts';

/** Renders the help page of the portal of one product. */
export function PasswordHelpPage(): ReactNode {
  const { product = '' } = useParams();
  const help = useMemo(
    // Nothing on this page is for who is logged in.
    () =>
      createHelpSetting({
        place: { surface: 'ctm', product },
        call: (endpoint, options) => gateway.call(endpoint, options),
        Guard: ({ children }) => children,
      }),
    [product],
  );
  return <TravelManagerHelpPage help={help} />;
}
