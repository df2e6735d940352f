/** Null if `to` has not happened. Negative differences, from clocks that disagree, become 0. */
export function secondsOf(from: Date, to: Date | null): number | null {
  return to && Math.max(0, Math.round((to.getTime() - from.getTime()) / 1000));
}
