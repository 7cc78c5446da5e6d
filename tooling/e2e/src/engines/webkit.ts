import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

import { isDateShifted } from '@tooling/config/shift-date';
import { Builder, error, type WebDriver, type WebElement } from 'selenium-webdriver';

import { waitUntil } from '../site/wait-until.ts';
import type { Engine, FoundElement, Tab } from './engine.ts';
import { findElement, pressablePoint, testingLibrary } from './find-element.ts';

/**
 * Has WebKitGTK draw pages itself. Its renderer for graphics cards would go through Mesa's emulation of one, whose shaders a new machine
 * compiles before the first frame: 18 seconds of a busy processor, and a second for each frame after it, instead of a tenth of one.
 */
const drawnWithoutGpu = { WEBKIT_DISABLE_DMABUF_RENDERER: '1' };

/** Starts WebKitGTK's driver on a screen of its own; each tab is a small browser of its own, without anything kept. */
export async function startWebKit(driverPath: string, xvfbPath: string): Promise<Engine> {
  // Without `-noreset` Xvfb resets when its last client closes, and refuses connections at that moment.
  const screen = spawn(xvfbPath, ['-displayfd', '1', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp', '-noreset'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await firstLine(screen);
  const port = await freePort();
  const driver = spawn(driverPath, [`--port=${port}`], {
    env: { ...process.env, ...drawnWithoutGpu, DISPLAY: `:${display}`, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });
  const server = `http://127.0.0.1:${port}`;
  await untilAnswers(`${server}/status`);
  return {
    async openTab() {
      const session = await new Builder()
        .usingServer(server)
        .withCapabilities({ browserName: 'MiniBrowser', pageLoadStrategy: 'none' })
        .build();
      await session.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 1000 });
      return tabOf(session);
    },
    async close() {
      await end(driver);
      await end(screen);
    },
  };
}

function tabOf(driver: WebDriver): Tab {
  return {
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    url: () => driver.getCurrentUrl(),
    isClockSet: () => driver.executeScript(`return (${String(isDateShifted)})()`),
    timeOrigin: () => driver.executeScript('return performance.timeOrigin'),
    async find(lookup) {
      const element = await driver.executeScript<WebElement | null | 'no library'>(
        `const found = (${String(findElement)})(arguments[0]); return found === undefined ? 'no library' : found`,
        lookup,
      );
      if (element === 'no library') await driver.executeScript(testingLibrary);
      return element === null || element === 'no library' ? undefined : elementOf(driver, element);
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: () => driver.quit(),
  };
}

const notYet = [
  error.ElementClickInterceptedError,
  error.ElementNotInteractableError,
  error.StaleElementReferenceError,
];

function elementOf(driver: WebDriver, element: WebElement): FoundElement {
  return {
    async press() {
      try {
        // WebKit presses what moves, too, and may meet what stands there a moment later.
        const point = await driver.executeScript(`return (${String(pressablePoint)})(arguments[0])`, element);
        if (point === null) return false;
        await element.click();
        return true;
      } catch (fault) {
        if (notYet.some((kind) => fault instanceof kind)) return false;
        throw fault;
      }
    },
    type: (text) => typeWhereFocusIs(driver, text),
    value: () => element.getProperty('value'),
  };
}

/**
 * Types as a person does, into what has the focus: the page may put its real field in the place of the one that was pressed, and the
 * focus with it. Into a field that is gone nothing was typed.
 */
async function typeWhereFocusIs(driver: WebDriver, text: string): Promise<void> {
  try {
    await driver.switchTo().activeElement().sendKeys(text);
  } catch (fault) {
    if (!(fault instanceof error.StaleElementReferenceError)) throw fault;
    await typeWhereFocusIs(driver, text);
  }
}

async function firstLine(child: ChildProcess): Promise<string> {
  const [line] = (await once(createInterface({ input: child.stdout ?? process.stdin }), 'line')) as [string];
  return line;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function untilAnswers(url: string): Promise<void> {
  const answers = async () => (await fetch(url).catch(() => undefined)) !== undefined;
  await waitUntil(answers, `An answer of ${url}`, 60_000);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
