interface Pauses {
  firstSeconds: number;
  longestSeconds: number;
  factor?: number;
}

export function backOff(failures: number, { firstSeconds, longestSeconds, factor = 2 }: Pauses): number {
  return Math.min(firstSeconds * factor ** Math.max(0, failures - 1), longestSeconds);
}
