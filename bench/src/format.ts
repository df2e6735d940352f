export function formatMs(ms: number): string {
  return `${ms.toFixed(ms < 10 ? 2 : 1)} ms`;
}

export function formatSeconds(seconds: number): string {
  return `${seconds.toFixed(2)} s`;
}

export function formatRatio(ratio: number): string {
  return `${ratio.toFixed(2)}×`;
}

/** 1 kB is 1000 bytes, as in browser tools. */
export function formatKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

export function formatMegabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}
