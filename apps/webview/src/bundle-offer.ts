import { pageOffer, type BridgeOffer } from '@airline/native-bridge/agree';

import bundle from '../bundle.json' with { type: 'json' };

/** What the pages of this bundle can do: `leastBridgeVersion` is raised once they cannot work with an older app. */
export const bundleOffer: BridgeOffer = {
  ...pageOffer,
  versions: { least: bundle.leastBridgeVersion, highest: pageOffer.versions.highest },
  name: `webview ${bundle.version}`,
};
