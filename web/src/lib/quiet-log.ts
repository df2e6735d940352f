/** For failures that are only logged (product, section 10.6), visible only to developers. */
export function logQuietly(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: a browser has no other log
  console.debug(what, error);
}
