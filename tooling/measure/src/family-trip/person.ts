import type { Locator, Page } from '@playwright/test';

/** What a person did. */
export interface Effort {
  readonly taps: number;
  /** Fields that were typed in. */
  readonly fields: number;
  readonly keys: number;
}

/**
 * How long a person takes, in milliseconds: the keystroke-level model's average typist (K), who moves to a place and presses
 * it (P and B), and thinks before each act (M). Source: Card, Moran and Newell, “The keystroke-level model for user
 * performance time with interactive systems”, Communications of the ACM 23 (7), 1980.
 */
const model = { key: 280, tap: 1_100 + 200, thought: 1_350 };

/** Acts on a page as slowly as a person does, and counts what is done. */
export class Person {
  readonly #page: Page;
  #effort: Effort = { taps: 0, fields: 0, keys: 0 };

  constructor(page: Page) {
    this.#page = page;
  }

  get effort(): Effort {
    return this.#effort;
  }

  /** Waits until something is there, thinks, and presses it. */
  async tap(target: Locator): Promise<void> {
    await target.waitFor();
    await this.#page.waitForTimeout(model.thought + model.tap);
    await target.tap();
    this.#effort = { ...this.#effort, taps: this.#effort.taps + 1 };
  }

  /** Presses a field and types into it; where the cursor stands there already, types alone. */
  async type(field: Locator, text: string): Promise<void> {
    if (!(await field.evaluate((element) => element === element.ownerDocument.activeElement))) await this.tap(field);
    await this.keys(text);
  }

  /** Types where the cursor stands. */
  async keys(text: string): Promise<void> {
    await this.#page.keyboard.type(text, { delay: model.key });
    const { fields, keys } = this.#effort;
    this.#effort = { ...this.#effort, fields: fields + 1, keys: keys + text.length };
  }
}
