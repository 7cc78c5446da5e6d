import { createHelpSetting } from '@airline/account-help';

import { gateway } from '../../gateway.ts';
import { HelpGuard } from './HelpGuard.tsx';

/** How the bundle in the native app shows account help. */
export const help = createHelpSetting({
  place: { surface: 'webview' },
  call: (endpoint, options) => gateway.call(endpoint, options),
  Guard: HelpGuard,
});
