export { countryOption, diallingCountries } from './country-choice.ts';
export { EmailAndPhoneFields, type EmailAndPhoneFieldsProps } from './EmailAndPhoneFields.tsx';
export { NameFields, type NameFieldsProps } from './NameFields.tsx';
export { FrequentFlyerField, KnownTravelerField } from './NumberFields.tsx';
export {
  type DocumentAnswers,
  emptyAnswers,
  documentAnswersOf,
  documentAnswersSchema,
  isDocumentAnswer,
  type NameAndContact,
  nameAndContactOf,
  nameAndContactSchema,
  passengerAnswers,
  type PassengerAnswers,
  withNameAndContact,
  withoutDocumentAnswers,
} from './passenger-answers.ts';
export { touchesAbroad, type PassengerRules, type RefusedAnswer } from './passenger-rules.ts';
export {
  answerText,
  contactCorrectionSchema,
  createPassportSchema,
  frequentFlyerSchema,
  isAnswerField,
  knownTravelerSchema,
  nameSchema,
  toContact,
  toName,
  toPassenger,
  toTravelDocument,
} from './passenger-schema.ts';
export { PassengerForm, type PassengerFormProps, type PassengerNames } from './PassengerForm.tsx';
export { PassportFields, type PassportFieldsProps } from './PassportFields.tsx';
export { formatPhone, internationalPhone } from './phone-number.ts';
export { firstIncomplete, rulesForTraveller, type TravellerAnswers } from './traveller-progress.ts';
export { TravellerList, type TravellerListProps } from './TravellerList.tsx';
export { listTravellers, type Traveller } from './travellers.ts';
