import { createRoot, type Root } from 'react-dom/client';

/** What of a story a browser test needs. */
interface ShownStory {
  readonly render?: unknown;
  readonly play?: unknown;
  readonly globals?: { readonly locale?: string };
}

let shown: { readonly root: Root; readonly page: HTMLElement } | undefined;

/** Shows a story in a browser test as Storybook would, played to its end, and gives the element it stands in. */
export async function showStory(story: ShownStory): Promise<HTMLElement> {
  hideStory();
  const page = document.createElement('div');
  document.body.append(page);
  document.documentElement.lang = story.globals?.locale ?? 'es';
  const root = createRoot(page);
  shown = { root, page };
  const Story = story.render as () => React.JSX.Element;
  root.render(<Story />);
  while (page.childElementCount === 0) await new Promise((resolve) => requestAnimationFrame(resolve));
  if (typeof story.play === 'function') await story.play({ canvasElement: page });
  return page;
}

/** Takes the story away that was shown last. */
export function hideStory(): void {
  shown?.root.unmount();
  shown?.page.remove();
  shown = undefined;
}
