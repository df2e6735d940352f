/** For failures that are only logged (specification, section 8): nobody but a developer who looks for them sees them. */
export function logQuietly(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the browser's own log is the only place there is
  console.debug(what, error);
}
