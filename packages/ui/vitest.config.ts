import { chromiumArguments, chromiumPath, pageProjects } from '@tooling/config/vitest';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectConfiguration } from 'vitest/config';

const base = pageProjects();

/** The same letters on every machine: as the font draws them, in grey, whatever its settings for screens are. */
const pictureArguments = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

/** The references were drawn on Linux: another system draws other letters, which is no fault of the page. */
const pictures = process.platform === 'linux' ? [] : ['**/pictures.test-browser.tsx'];

function inChromium(project: TestProjectConfiguration): TestProjectConfiguration {
  if (typeof project !== 'object' || !('test' in project) || project.test?.name !== 'browser') return project;
  return {
    ...project,
    // Under a test runner React Aria leaves out what it does for people, the style element of its press handling among it.
    define: { 'process.env.NODE_ENV': '"development"' },
    test: {
      ...project.test,
      exclude: [...(project.test.exclude ?? []), ...pictures],
      browser: {
        ...project.test.browser,
        enabled: true,
        provider: playwright({
          launchOptions: { executablePath: chromiumPath(), args: [...chromiumArguments, ...pictureArguments] },
          contextOptions: { reducedMotion: 'reduce' },
        }),
        expect: {
          toMatchScreenshot: {
            screenshotDirectory: 'references',
            comparatorName: 'pixelmatch',
            // Another version of Chromium may draw the rim of a letter or a curve a shade differently.
            comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: 0.002 },
            resolveScreenshotPath: ({ root, testFileDirectory, screenshotDirectory, arg, ext }) =>
              `${root}/${testFileDirectory}/${screenshotDirectory}/${arg}${ext}`,
          },
        },
      },
    },
  };
}

export default {
  ...base,
  test: { ...base.test, attachmentsDir: 'reports/attachments', projects: base.test?.projects?.map(inChromium) },
};
