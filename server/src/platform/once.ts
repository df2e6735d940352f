/** Runs the work at the first call. Every call returns its outcome. */
export function once(work: () => Promise<void>): () => Promise<void> {
  let outcome: Promise<void> | undefined;
  return () => {
    outcome ??= work();
    return outcome;
  };
}
