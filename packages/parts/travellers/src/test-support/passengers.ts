import { emptyAnswers, type PassengerAnswers } from '../passenger-answers.ts';

/** A grown-up who has answered everything. */
export const ana: PassengerAnswers = {
  ...emptyAnswers,
  firstName: 'Ana',
  lastName: 'Ruiz',
  birthDate: '1985-2-3',
  gender: 'female',
  email: 'ana@example.com',
  phone: '(214) 555-0123',
};
