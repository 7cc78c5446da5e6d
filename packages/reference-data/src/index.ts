export * from './airport-groups.ts';
export * from './loyalty-stations.ts';
export * from './stations.ts';
