import { isPhoneApp } from '../phone/phone-app.ts';
import { serverOrigin } from './server-origin.ts';

const answerTimeoutMs = 5_000;

/** Whether the server is reachable now, whatever the device reports. */
export async function serverAnswers(): Promise<boolean> {
  try {
    const answer = await fetch(`${serverOrigin()}/healthz`, {
      // The app is a different origin and cannot read the response.
      mode: isPhoneApp ? 'no-cors' : 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    return isPhoneApp || answer.ok;
  } catch {
    return false;
  }
}
