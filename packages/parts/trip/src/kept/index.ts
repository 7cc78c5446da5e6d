export { ownerOf } from './kept-owner.ts';
export { dropShown, findShown, keepShown, mayKeepShown } from './kept-shown.ts';
export { findKeptTrip, keepsTrips, listKeptTrips, type KeptTrip, type ListedTrip } from './kept-trips.ts';
