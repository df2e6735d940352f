/**
 * Asks at most once every `ms`, even after a failure, and shares the answer. The answer is undefined after a failure.
 * Failures in a row are reported once.
 */
export function rememberBriefly<Answer>(
  ask: () => Promise<Answer>,
  { ms, onError }: { ms: number; onError: (error: unknown) => void },
): () => Promise<Answer | undefined> {
  let askedAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<Answer | undefined> = Promise.resolve(undefined);
  let isFailing = false;

  async function tryToAsk(): Promise<Answer | undefined> {
    try {
      const given = await ask();
      isFailing = false;
      return given;
    } catch (error) {
      if (!isFailing) onError(error);
      isFailing = true;
      return undefined;
    }
  }

  return () => {
    if (performance.now() - askedAt < ms) return answer;
    askedAt = performance.now();
    answer = tryToAsk();
    return answer;
  };
}
