import { longSet } from './journey-sets.ts';
import { expectFitsWidths, openIn, test } from './journey.ts';
import { loginWords, people } from './login-journey.ts';

const titles = { es: 'Operación del sitio', en: 'Site operations' } as const;
const { marina } = people;

for (const language of ['es', 'en'] as const) {
  test(
    `${language}: a person of the airline sees how the product does, on any screen`,
    { tag: longSet },
    async ({ page }) => {
      const { username, password, logIn } = loginWords[language];
      await openIn(page, language, '/operations');
      await page.getByLabel(username, { exact: true }).fill(marina.username);
      await page.getByLabel(password, { exact: true }).fill(marina.password);
      await page.getByRole('button', { name: logIn, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: titles[language] }).waitFor();
      await expectFitsWidths(page, titles[language]);
    },
  );
}
