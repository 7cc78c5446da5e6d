import { writeFileSync } from 'node:fs';

import { findBrowserPrograms, missingPackages } from '@tooling/run/browsers';

import { clockScript } from '../site/clock.ts';
import { siteTest } from '../site/site-test.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { answerOf, createVisitor, type Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

export const engineNames = ['Firefox', 'WebKit'] as const;

type EngineName = (typeof engineNames)[number];

interface VisitorFixtures {
  /** Set by `test.use`: the browser of the journeys. */
  readonly engineName: EngineName;
  readonly engine: Engine;
  readonly skipWithoutEngine: void;
  readonly visitor: Visitor;
}

const found = findBrowserPrograms(process.env);

function startEngine(name: EngineName): Promise<Engine> {
  const { FIREFOX_PATH = '', WEBKIT_DRIVER_PATH = '', XVFB_PATH = '' } = found;
  return name === 'Firefox' ? startFirefox(FIREFOX_PATH) : startWebKit(WEBKIT_DRIVER_PATH, XVFB_PATH);
}

/** A journey in a browser that Playwright itself does not drive; skipped on a machine without it. It meets the site of its worker. */
export const test = siteTest.extend<VisitorFixtures>({
  engineName: ['Firefox', { option: true }],
  skipWithoutEngine: [
    async ({ engineName }, provide, testInfo) => {
      const missing = missingPackages(found, engineName);
      testInfo.skip(missing.length > 0, `install ${missing.join(' ')}`);
      await provide();
    },
    { auto: true },
  ],
  // Not a fixture of the worker: Playwright runs tests with other worker fixtures in other workers, and each worker starts a site.
  engine: async ({ engineName }, provide) => {
    const engine = await startEngine(engineName);
    await provide(engine);
    await engine.close();
  },
  visitor: async ({ engine, site }, provide, testInfo) => {
    const tab = await engine.openTab(clockScript(site.clockAheadMs));
    await provide(createVisitor(tab, site.origin));
    if (testInfo.status === testInfo.expectedStatus) {
      await tab.close();
      return;
    }
    // WebKitGTK's driver does not answer in every state of a page: a journey that has failed ends all the same.
    const picture = await answerOf(tab.screenshot()).catch(() => undefined);
    if (picture !== undefined) writeFileSync(testInfo.outputPath('at-the-end.png'), picture);
    await answerOf(tab.close()).catch(() => undefined);
  },
});
