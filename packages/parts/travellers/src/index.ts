export {
  type DocumentAnswers,
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
export { answerText, isAnswerField, toContact, toPassenger } from './passenger-schema.ts';
export { PassengerForm, type PassengerFormProps } from './PassengerForm.tsx';
export { formatPhone, internationalPhone } from './phone-number.ts';
export { firstIncomplete, rulesForTraveller, type TravellerAnswers } from './traveller-progress.ts';
export { TravellerList, type TravellerListProps } from './TravellerList.tsx';
export { listTravellers, type Traveller } from './travellers.ts';
