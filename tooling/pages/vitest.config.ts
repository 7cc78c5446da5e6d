import { pageProjects } from '@tooling/config/vitest';

import { pagePackages } from './src/page-packages.ts';

export default pageProjects([...pagePackages(), 'tooling/pages']);
