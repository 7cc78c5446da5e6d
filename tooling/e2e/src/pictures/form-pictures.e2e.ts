import { expect } from '@playwright/test';

import { fillInAccess, fillInPerson, goOnTo } from '../enrollment-journey.ts';
import { longSet } from '../journey-sets.ts';
import { loginWords, people, sendLogin } from '../login-journey.ts';
import { backToFirstLook, test } from './picture-test.ts';

test(
  'what forms say is wrong, and the steps behind a form, look as they did',
  { tag: longSet },
  async ({ page, expectPictures, consoleErrors }) => {
    test.slow();
    consoleErrors.expect('400 /api/security/v4/security/assertion');
    consoleErrors.expect('401 /api/security/v4/security/assertion');
    await page.goto('/find-my-trip?language=es');
    await page.getByRole('main').getByRole('button', { name: 'Buscar mi viaje' }).click();
    await expect(page.locator(':focus')).toContainText('Hay un problema');
    await expectPictures('find-my-trip-errors');

    await page.goto('/login/?language=es');
    await sendLogin(page, 'es', { ...people.ana, password: 'Otra2026!' });
    await expect(page.getByText(loginWords.es.incorrect)).toBeVisible();
    await expectPictures('login-refused');
    await page.goto('/login/?language=es');
    await sendLogin(page, 'es', people.luis);
    await expect(page.getByRole('heading', { name: loginWords.es.secondFactor })).toBeVisible();
    await expectPictures('login-second-factor');

    await page.goto('/account/forgot-password?language=es');
    await page.getByRole('main').getByRole('textbox').fill('ana.perez');
    await page.getByRole('main').getByRole('button', { name: 'Enviarme el enlace' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Revise su correo' })).toBeVisible();
    await expectPictures('forgot-password-sent');

    await page.goto('/loyalty/enroll/?language=es');
    await page.getByLabel('País').selectOption({ label: 'España' });
    await fillInPerson(page, 'es', 'ines.nunez');
    await page.getByLabel('Código postal').fill('28013');
    await goOnTo(page, 'es', 'access');
    await expectPictures('enroll-access');
    await backToFirstLook(page);
    await fillInAccess(page, 'es', 'ines.nunez');
    await goOnTo(page, 'es', 'recovery');
    await expectPictures('enroll-recovery');
  },
);
