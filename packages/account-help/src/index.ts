/** The pages of account help and enrolment. */
export { ChangeEmailPage } from './pages/ChangeEmailPage.tsx';
export { EnrollPage } from './pages/EnrollPage.tsx';
export { HelpIndexPage } from './pages/HelpIndexPage.tsx';
export { PrivacyPage } from './pages/PrivacyPage.tsx';
export { RecoveryPage } from './pages/RecoveryPage.tsx';
export { AccountLookupPage, CompleteSetupPage, ResetPasswordPage } from './pages/request-pages.tsx';
export { TravelManagerHelpPage } from './pages/TravelManagerHelpPage.tsx';
export { UpdatePasswordPage } from './pages/UpdatePasswordPage.tsx';
export { carriedLoginName } from './remembered/login-name.ts';
export { createHelpSetting, type CallGateway, type HelpPageProps, type HelpSetting } from './setting/help-setting.ts';
