import { findNativeBridge } from './native-bridge.ts';
import { createNativeSession } from './native-session.ts';

/** Who is logged in in the web view. */
export const session = createNativeSession({ bridge: findNativeBridge() });
