/** Whole seconds; null for what has not happened. What clocks of two machines disagree about took no time. */
export function secondsOf(from: Date, to: Date | null): number | null {
  return to && Math.max(0, Math.round((to.getTime() - from.getTime()) / 1000));
}
