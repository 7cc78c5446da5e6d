import { openOtlpReceiver, type OtlpReceiver } from '@airline/gateway/test-support/otlp-receiver';
import { expect } from '@playwright/test';

import { longSet } from './journey-sets.ts';
import { openIn, test as journey } from './journey.ts';
import { startSite } from './site/start-site.ts';

/** A site of its own, which tells a receiver of the journey's what it traces. */
const test = journey.extend<{ readonly receiver: OtlpReceiver }>({
  // Playwright reads from the pattern which fixtures this one needs: none.
  // oxlint-disable-next-line no-empty-pattern
  receiver: async ({}, provide) => {
    const receiver = await openOtlpReceiver();
    await provide(receiver);
    await receiver.close();
  },
  site: async ({ receiver }, provide) => {
    const variables = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint };
    const site = await startSite({ template: process.env['E2E_TEMPLATE'], variables });
    await provide(site);
    await site.stop();
  },
});

test(
  'one trace goes from a press in the browser to the SQL statement, and tells nothing of the person',
  { tag: longSet },
  async ({ page, receiver, consoleErrors }) => {
    consoleErrors.expect('404 /api/air-booking/v1/trips/lookup');
    const script = page.waitForResponse(/\/trace-presses-.*\.js$/);
    await openIn(page, 'es', '/find-my-trip');
    await (await script).finished();
    await page.getByLabel('Código de reserva').fill('QQ7XW2');
    await page.getByLabel('Nombre', { exact: true }).fill('Inocencia');
    await page.getByLabel('Apellidos').fill('Privadísima');
    const lookup = page.waitForRequest('**/api/air-booking/v1/trips/lookup');
    await page.getByRole('button', { name: 'Buscar' }).last().click();
    const [, traceId] = /^00-(\w{32})-/.exec((await lookup).headers()['traceparent'] ?? '') ?? [];
    expect((await (await lookup).response())?.headers()['traceresponse']).toContain(traceId);

    const spans = page.waitForRequest('**/api/telemetry/v1/spans');
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    expect((await (await spans).response())?.status()).toBe(202);

    const ofTrace = () => receiver.spans.filter((span) => span.traceId === traceId);
    const find = (name: RegExp) => ofTrace().find((span) => name.test(span.name));
    const call = /^POST \/api\/air-booking\/v1\/trips\/lookup$/;
    await expect
      .poll(() => [find(/^press$/)?.service, find(/^SELECT trip_name_key$/)?.service])
      .toEqual(['airline-traveller', 'airline-gateway']);
    const [press, statement] = [find(/^press$/), find(/^SELECT trip_name_key$/)];
    const inBrowser = ofTrace().find(({ name, service }) => call.test(name) && service === 'airline-traveller');
    const inGateway = ofTrace().find(({ name, service }) => call.test(name) && service === 'airline-gateway');
    expect(press?.parentSpanId).toBeUndefined();
    expect(inBrowser?.parentSpanId).toBe(press?.spanId);
    expect(inGateway?.parentSpanId).toBe(inBrowser?.spanId);
    expect(statement?.parentSpanId).toBe(inGateway?.spanId);
    expect(statement?.attributes['db.query.text']).toMatch(/^select .*\$1/i);

    expect(receiver.faults).toEqual([]);
    const told = receiver.bodies.join('\n');
    for (const typed of ['QQ7XW2', 'Inocencia', 'Privadísima']) expect(told).not.toContain(typed);
  },
);
