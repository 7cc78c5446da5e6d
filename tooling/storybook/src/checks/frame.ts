/** Waits until a change has been drawn and ends transitions: a colour halfway through one is no colour of the theme. */
export async function settled(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}

/** Sets the width of the runner's frame while a check looks at the story, and as before after it. */
export async function atWidth(pixels: number, look: () => void | Promise<void>): Promise<void> {
  const frame = window.frameElement as HTMLIFrameElement | null;
  if (frame === null) throw new Error('The story stands in no frame: its width cannot be changed.');
  const before = frame.style.inlineSize;
  try {
    frame.style.inlineSize = `${pixels}px`;
    await settled();
    await look();
  } finally {
    frame.style.inlineSize = before;
  }
}

/** Throws when the page scrolls sideways, and names what reaches furthest. */
export function checkNoSidewaysScrolling(where: string): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) throw new Error(`wider than ${where}: ${scrollWidth} px, by ${widest()}`);
}

function widest(): string {
  const elements = [...document.body.querySelectorAll('*')];
  const [first] = elements.toSorted(
    (one, other) => other.getBoundingClientRect().right - one.getBoundingClientRect().right,
  );
  return first?.outerHTML.slice(0, 200) ?? 'nothing';
}
