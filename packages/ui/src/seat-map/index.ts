export { SeatList, type SeatListProps } from './SeatList.tsx';
export { SeatMap, type SeatMapProps, type SeatMapTexts } from './SeatMap.tsx';
export type { Cabin, Seat, SeatedPassenger, SeatRow } from './seats.ts';
