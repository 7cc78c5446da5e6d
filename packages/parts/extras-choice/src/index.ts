export { ChosenSeats, type ChosenSeatsProps } from './ChosenSeats.tsx';
export { DirectionOffers, type DirectionOffersProps } from './DirectionOffers.tsx';
export { SeatChooser, type SeatChooserProps } from './SeatChooser.tsx';
export { listWanted, nameOffer, toWantedExtras, type WantedCounts, type WantedExtras } from './wanted-extras.ts';
export { type ChosenSeat, listChosen, sumDue, toSeatChoice, toSeatExtras, type WantedSeats } from './wanted-seats.ts';
