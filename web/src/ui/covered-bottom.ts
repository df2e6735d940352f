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

/** Space in px around a notice. */
const marginPx = 12;

/**
 * The height in px above which a notice of `noticePx` is placed so that it leaves main actions free: `covered`, or more
 * where one of them would be under it. In the upper third it would cover the heading, so it then stays below.
 */
export function clearOfActions(
  actions: readonly Edges[],
  { covered, noticePx, height }: { covered: number; noticePx: number; height: number },
): number {
  let place = covered;
  for (const { top, bottom } of actions.toSorted((one, other) => other.bottom - one.bottom)) {
    const lower = height - place;
    const upper = lower - noticePx - 2 * marginPx;
    if (bottom > top && bottom > upper && top < lower) place = height - top;
  }
  return height - place - marginPx - noticePx < height / 3 ? covered : place;
}
