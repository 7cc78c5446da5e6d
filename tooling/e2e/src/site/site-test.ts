import { test } from '@playwright/test';

import type { Network } from './proxy.ts';
import { noSettings, type Site, startSite } from './start-site.ts';

interface WorkerFixtures {
  /** The product as all journeys of a worker share it. */
  readonly workerSite: Site;
}

interface SiteFixtures {
  /** Set by `test.use`, it gives each journey a site of its own whose clock can be moved: by so much at a time. */
  readonly clockStepMs: number | undefined;
  /** The product that this journey meets. */
  readonly site: Site;
  /** The line to the site: undisturbed when a journey begins. */
  readonly network: Network;
}

const startTimeoutMs = 300_000;

/** A journey with the product running for it, whichever browser it uses. */
export const siteTest = test.extend<SiteFixtures, WorkerFixtures>({
  workerSite: [
    // Playwright reads from the pattern which fixtures this one needs: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const site = await startSite({ template: process.env['E2E_TEMPLATE'] });
      await provide(site);
      await site.stop();
    },
    { scope: 'worker', timeout: startTimeoutMs },
  ],
  clockStepMs: [undefined, { option: true }],
  site: [
    async ({ workerSite, clockStepMs }, provide) => {
      if (clockStepMs === undefined) {
        await provide(workerSite);
        workerSite.network.restore();
        await workerSite.setSettings(noSettings);
        return;
      }
      const site = await startSite({ template: process.env['E2E_TEMPLATE'], clockStepMs });
      await provide(site);
      await site.stop();
    },
    { timeout: startTimeoutMs },
  ],
  network: ({ site }, provide) => provide(site.network),
});
