/** Every call returns the first one's outcome. */
export function once(work: () => Promise<void>): () => Promise<void> {
  let outcome: Promise<void> | undefined;
  return () => {
    outcome ??= work();
    return outcome;
  };
}
