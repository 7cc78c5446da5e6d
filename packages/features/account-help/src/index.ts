/** The pages of account help; enrolment is an entry of its own, for it brings the lists of countries and states. */
export { ChangeEmailPage } from './pages/ChangeEmailPage.tsx';
export { HelpIndexPage } from './pages/HelpIndexPage.tsx';
export { PrivacyPage } from './pages/PrivacyPage.tsx';
export { RecoveryPage } from './pages/RecoveryPage.tsx';
export { AccountLookupPage, CompleteSetupPage, ResetPasswordPage } from './pages/request-pages.tsx';
export { TravelManagerHelpPage } from './pages/TravelManagerHelpPage.tsx';
export { UpdatePasswordPage } from './pages/UpdatePasswordPage.tsx';
