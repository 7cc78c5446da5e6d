import { library } from '@tooling/config/tsup';

export default library();
