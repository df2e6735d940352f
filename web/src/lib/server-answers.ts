import { isApp } from './app.ts';
import { serverOrigin } from './server-origin.ts';

const answerTimeoutMs = 5_000;

/** Whether the server can be reached now, whatever the device says of its connection. */
export async function serverAnswers(): Promise<boolean> {
  try {
    const answer = await fetch(`${serverOrigin()}/healthz`, {
      // To the app it is another site, whose answer it may not read.
      mode: isApp ? 'no-cors' : 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    return isApp || answer.ok;
  } catch {
    return false;
  }
}
