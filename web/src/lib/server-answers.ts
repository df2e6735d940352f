const answerTimeoutMs = 5_000;

/** Whether the server can be reached now, whatever the device says of its connection. */
export async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(answerTimeoutMs) })).ok;
  } catch {
    return false;
  }
}
