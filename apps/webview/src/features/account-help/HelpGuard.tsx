import type { LoginGuard } from '@airline/account-help';

/** Lets everybody see what is theirs alone: the gateway keeps the data. */
export const HelpGuard: LoginGuard = ({ children }) => children;
