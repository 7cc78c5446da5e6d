export { addressAnswers, type AddressAnswers, stateFaults, toPostalAddress } from './address-answers.ts';
export { AddressFields } from './AddressFields.tsx';
