interface Pauses {
  firstSeconds: number;
  longestSeconds: number;
  /** How many times as long each pause is as the one before. */
  factor?: number;
}

/** How many seconds to wait after so many tries in a row that came to nothing. */
export function backOff(failures: number, { firstSeconds, longestSeconds, factor = 2 }: Pauses): number {
  return Math.min(firstSeconds * factor ** Math.max(0, failures - 1), longestSeconds);
}
