/** True in the run that proves the guards: Storybook then collects the fixtures alone, which are meant to fail. */
export const fixture: boolean = process.env['STORYBOOK_FIXTURES'] === '1';
