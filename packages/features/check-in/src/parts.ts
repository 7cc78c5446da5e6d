export { Bags } from './Bags.tsx';
export { CanLeaveContext } from './can-leave.ts';
export { boardingPassesQuery, checkInQuery } from './check-in-queries.ts';
export { CheckedIn } from './CheckedIn.tsx';
export { CheckInForm } from './CheckInForm.tsx';
export { Opening } from './Opening.tsx';
export { PassengerPasses } from './PassengerPasses.tsx';
