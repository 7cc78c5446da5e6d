/** What is over this soon is seen as a change, not as a movement. */
const LONGEST_MILLISECONDS = 10;

/**
 * Checks that nothing moves for a person who asked their system for less motion, as the runner does: throws for the first animation
 * or transition that goes on.
 */
export function checkReducedMotion(): void {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
    throw new Error('The runner has to ask for reduced motion: set `reducedMotion` in its browser context.');
  for (const { effect } of document.getAnimations()) {
    const milliseconds = Number(effect?.getComputedTiming().activeDuration ?? 0);
    if (milliseconds <= LONGEST_MILLISECONDS) continue;
    const moved = effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 200) : undefined;
    throw new Error(`moves for ${milliseconds} ms with reduced motion: ${moved ?? 'an animation'}`);
  }
}
