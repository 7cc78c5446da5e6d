import { changeLanguage, isLanguageChosen } from '@airline/i18n';
import { userInfoQuery } from '@airline/session/account-queries';
import type { AppServices } from '@airline/session/services';
import type { i18n as I18n } from 'i18next';

/** Shows the language of the account that is logged in, where none was chosen on this browser. A failure changes nothing. */
export async function adoptAccountLanguage({ session, queryClient }: AppServices, i18n: I18n): Promise<void> {
  if (isLanguageChosen() || session.store.getState().state.kind !== 'authenticated') return;
  try {
    const { language } = await queryClient.query(userInfoQuery(session));
    // It may have been chosen meanwhile.
    if (language !== undefined && !isLanguageChosen()) await changeLanguage(i18n, language);
  } catch {
    // The page goes on in the language that it has.
  }
}
