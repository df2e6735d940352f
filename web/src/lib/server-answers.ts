import { isApp } from './app.ts';
import { serverOrigin } from './server-origin.ts';

const answerTimeoutMs = 5_000;

/** Whether the server is reachable now, whatever the device reports. */
export async function serverAnswers(): Promise<boolean> {
  try {
    const answer = await fetch(`${serverOrigin()}/healthz`, {
      // The app is a different origin and cannot read the response.
      mode: isApp ? 'no-cors' : 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    return isApp || answer.ok;
  } catch {
    return false;
  }
}
