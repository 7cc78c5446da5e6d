export * from './airport-groups.ts';
export * from './countries.ts';
export * from './hangars.ts';
export * from './loyalty-stations.ts';
export * from './postal-required.ts';
export * from './security-questions.ts';
export * from './stations.ts';
export * from './us-states.ts';
