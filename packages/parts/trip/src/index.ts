export { FindTripForm, type FindTripFormProps } from './FindTripForm.tsx';
export { GivenBack, type GivenBackProps } from './GivenBack.tsx';
export { RecordLocator } from './RecordLocator.tsx';
export { TripCodeForm, type TripCodeFormProps } from './TripCodeForm.tsx';
export { codeProblemOf } from './trip-code-problem.ts';
export { keepTripProof, toTripProof, findTripProof } from './trip-proofs.ts';
export { invalidateTrip, cacheTrip, tripQuery } from './trip-query.ts';
export { tripDestination, isAhead, useMoment } from './trip-time.ts';
export { TripDetails } from './TripDetails.tsx';
