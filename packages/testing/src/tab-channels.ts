const opened = new Set<BroadcastChannel>();

globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    opened.add(this);
  }
};

/** Closes the channels to other tabs that a test has opened: one that has ended must not hear what the next one says. */
export function closeTabChannels(): void {
  for (const channel of opened) channel.close();
  opened.clear();
}
