// Runs in each page of the frame before any script of its own, as a native app puts its objects into a page.
globalThis.parent.simulator?.attach(globalThis);
