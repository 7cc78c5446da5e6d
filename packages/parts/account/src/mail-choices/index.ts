export { type MailChange, type MailChoiceState, useMailChoices } from './use-mail-choices.ts';
