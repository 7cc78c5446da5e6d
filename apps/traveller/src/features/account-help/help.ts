import { createHelpSetting } from '@airline/account-help';

import { gateway } from '../../gateway.ts';
import { HelpGuard } from './HelpGuard.tsx';

/** How the site shows account help. */
export const help = createHelpSetting({
  place: { surface: 'traveller' },
  call: (endpoint, options) => gateway.call(endpoint, options),
  Guard: HelpGuard,
});
