/** Gives the place of the tab that a key leads to, or nothing for a key that leads nowhere. */
export function nextTab(key: string, from: number, count: number, rightToLeft: boolean): number | undefined {
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'ArrowRight':
      return step(from, rightToLeft ? -1 : 1, count);
    case 'ArrowLeft':
      return step(from, rightToLeft ? 1 : -1, count);
    default:
      return undefined;
  }
}

function step(from: number, by: number, count: number): number {
  return (from + by + count) % count;
}
