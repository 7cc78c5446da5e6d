import { pageProjects } from '@tooling/config/vitest';

export default pageProjects();
