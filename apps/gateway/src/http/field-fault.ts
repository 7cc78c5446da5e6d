import type { Problem } from '@airline/contract';

/** What is wrong with a field of a request: a JSON pointer into it, and a code whose words stand in i18n. */
export type FieldFault = NonNullable<Problem['errors']>[number];
