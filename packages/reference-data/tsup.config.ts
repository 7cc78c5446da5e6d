import { basename, dirname, join } from 'node:path';

import { library } from '@tooling/config/tsup';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * Gives each importer its own copy of small modules that hold no state: a shared one would be a file of its own, and each file
 * makes an import half a millisecond longer.
 */
const copiesOfSmallModules: Plugin = {
  name: 'copies-of-small-modules',
  setup(build) {
    build.onResolve({ filter: /\/(look-up|station-types)\.ts$/ }, ({ path, importer }) => ({
      path: join(dirname(importer), path),
      suffix: `?for=${basename(importer)}`,
    }));
  },
};

export default { ...library(), esbuildPlugins: [copiesOfSmallModules] };
