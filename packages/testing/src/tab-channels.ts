const open = new Set<BroadcastChannel>();

globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    open.add(this);
  }
};

/** Closes the channels to other tabs that a test has opened: one that has ended must not hear what the next one says. */
export function closeTabChannels(): void {
  for (const channel of open) channel.close();
  open.clear();
}
