import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './profile.ts';

const address = { countryCode: 'US', line1: '100 Main St', city: 'Dallas', stateCode: 'TX', postalCode: '75201' };
const personal = { middleName: 'Lucía', gender: 'female', address, phone: '+12145550123', language: 'es' } as const;
const passport = { number: 'XDA123456', nationality: 'ES', expiresOn: '2031-05-17' };
const travel = {
  homeAirport: 'DAL',
  knownTravelerNumber: 'TT1234567',
  passports: [passport],
  assistance: [],
  seat: 'window' as const,
};

export const examples = {
  readProfile: {
    answer: {
      firstName: 'Ana',
      lastName: 'Pérez',
      birthDate: '1985-02-03',
      username: 'ana.perez',
      email: 'ana@example.com',
      personal,
      travel,
    },
  },
  updatePersonalDetails: { request: personal },
  updateUsername: { request: { username: 'ana.perez.2' } },
  updateTravelPreferences: { request: travel },
} satisfies ExamplesOf<typeof endpoints>;
