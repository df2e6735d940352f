export function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let outcome: Promise<Result> | undefined;
  return () => {
    outcome ??= work();
    return outcome;
  };
}
