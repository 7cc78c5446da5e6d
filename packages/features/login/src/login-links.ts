import type { LoginHelp } from '@airline/account/credentials';

/** Where each way on stands in an app; an app has not all of them. */
export type LoginLinks = Readonly<Partial<Record<LoginHelp, string>>>;
