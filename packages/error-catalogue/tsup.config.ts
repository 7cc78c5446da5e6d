import { library } from '@tooling/build';

export default library();
