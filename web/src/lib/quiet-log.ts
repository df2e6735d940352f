/** For failures that are only logged (specification, section 8), visible only to developers. */
export function logQuietly(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the browser's own log is the only place there is
  console.debug(what, error);
}
