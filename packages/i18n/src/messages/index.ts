/** The messages without React and without i18next: for mail texts on a server, and for tests. */
export { en } from './en/index.ts';
export { es } from './es/index.ts';
export { serverMessages } from './server-messages.ts';
export type { Messages, MessageTree } from './types.ts';
