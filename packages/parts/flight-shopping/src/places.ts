export { type Places, usePlaces } from './search/use-places.ts';
