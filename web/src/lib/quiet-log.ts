/** Logs a failure where only developers see it (product, section 10.6). */
export function logQuietly(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: a browser has no other log
  console.debug(what, error);
}
