export function once(work: () => Promise<void>): () => Promise<void> {
  let outcome: Promise<void> | undefined;
  return () => {
    outcome ??= work();
    return outcome;
  };
}
