/** Edges of an element in CSS pixels from the top of the window. */
interface Edges {
  top: number;
  bottom: number;
}

/** A floating button this close above another bar stands on it. */
const gapPx = 24;

/**
 * Height in px at the bottom of the window that bars standing on one another take: the navigation, and above it a
 * message box or the main action. `visible` is the lower edge of what a keyboard leaves free.
 */
export function coveredBottom(
  bars: readonly Edges[],
  { height, visible }: { height: number; visible: number },
): number {
  let free = visible;
  for (const { top, bottom } of bars.toSorted((one, other) => other.bottom - one.bottom)) {
    if (bottom > top && bottom >= free - gapPx) free = Math.min(free, top);
  }
  return height - free;
}
