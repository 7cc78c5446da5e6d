import { pageProjects } from '@tooling/config/vitest';

import { testedFolders } from './src/tested-folders.ts';

export default pageProjects([...testedFolders(), 'tooling/unit-tests']);
