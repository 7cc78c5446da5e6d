import { atWidth, checkNoSidewaysScrolling, settled } from './frame.ts';

const widths = [1280, 640] as const;

/** Rounding of a browser's layout; more than that is cut off. */
const TOLERANCE_PIXELS = 1;

/** WCAG 2.2, 1.4.4: with letters of twice the size the page still scrolls in one direction and no text is cut off. */
export async function checkLargeText(): Promise<void> {
  const root = document.documentElement;
  const before = root.style.fontSize;
  try {
    root.style.fontSize = '200%';
    for (const width of widths) {
      await atWidth(width, async () => {
        await settled();
        const where = `${width} px with text at 200 %`;
        checkNoSidewaysScrolling(where);
        const [cut] = [...document.body.querySelectorAll<HTMLElement>('*')].filter(cutsOff);
        if (cut !== undefined) throw new Error(`cut off at ${where}: ${cut.outerHTML.slice(0, 200)}`);
      });
    }
  } finally {
    root.style.fontSize = before;
  }
}

/** Tells whether an element shows less than the text in it, or lets its own text run out of its box. */
function cutsOff(element: HTMLElement): boolean {
  const { clientWidth, clientHeight, scrollWidth, scrollHeight, textContent } = element;
  // What has no box of its own (inline text) and what is there for assistive technology alone shows nothing to cut.
  if (clientWidth <= 1 || clientHeight <= 1 || textContent.trim() === '') return false;
  const tooWide = scrollWidth > clientWidth + TOLERANCE_PIXELS;
  const tooHigh = scrollHeight > clientHeight + TOLERANCE_PIXELS;
  const { overflowX, overflowY } = getComputedStyle(element);
  const ownText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  return (tooWide && (isCut(overflowX) || (overflowX === 'visible' && ownText))) || (tooHigh && isCut(overflowY));
}

function isCut(overflow: string): boolean {
  return overflow === 'hidden' || overflow === 'clip';
}
