import type { es } from './generated/messages.ts';

// i18next takes the type of its keys from this declaration and from nowhere else.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: typeof es;
    returnNull: false;
  }
}

/** All messages, by namespace. */
export type Messages = typeof es;
