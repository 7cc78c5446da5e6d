import type { es } from './es/index.ts';

/** The messages of a language by namespace. Spanish comes first: its keys are the keys. */
export type Messages = { readonly [Namespace in keyof typeof es]: MessageTree };

export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}
