import type { JWT } from 'google-auth-library';
import { z } from 'zod';
import { once } from '../once.ts';
import { describeFailure, judgeStatus } from './answers.ts';
import { type PushAnswer, type PushMessage, type PushSender, pushLifeSeconds } from './types.ts';

export interface FcmSettings {
  projectId: string;
  clientEmail: string;
  privateKey: string;
  tokenUrl: string;
  apiUrl: string;
}

interface Options {
  timeoutMs?: number;
}

/** Firebase Cloud Messaging, HTTP v1: https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages */
export function createFcm(settings: FcmSettings, { timeoutMs = 10_000 }: Options = {}): PushSender {
  const open = once(() => openAccount(settings, timeoutMs));
  const url = `${settings.apiUrl}/v1/projects/${settings.projectId}/messages:send`;
  return {
    async send(token, message) {
      try {
        const account = await open();
        const { token: accessToken } = await account.getAccessToken();
        const response = await fetch(url, {
          method: 'POST',
          headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
          body: JSON.stringify({ message: compose(token, message) }),
          signal: AbortSignal.timeout(timeoutMs),
          redirect: 'error',
        });
        return await judge(response);
      } catch (error) {
        return { kind: 'later', reason: describeFailure(error), afterSeconds: null };
      }
    },
  };
}

const scopes = ['https://www.googleapis.com/auth/firebase.messaging'];
const googleTokenUrl = 'https://oauth2.googleapis.com/token';

/** The library ignores the key file's token endpoint, so requests to its fixed one are redirected here. */
async function openAccount({ clientEmail, privateKey, tokenUrl }: FcmSettings, timeout: number): Promise<JWT> {
  // Few nodes send to phones.
  const { JWT } = await import('google-auth-library');
  const fetchImplementation: typeof fetch = (input, init) =>
    fetch(addressOf(input) === googleTokenUrl ? tokenUrl : input, init);
  return new JWT({
    email: clientEmail,
    key: privateKey,
    scopes,
    eagerRefreshThresholdMillis: 5 * 60_000,
    transporterOptions: { timeout, fetchImplementation },
  });
}

function addressOf(input: Parameters<typeof fetch>[0]): string {
  return input instanceof Request ? input.url : new URL(input).href;
}

function compose(token: string, { title, body, tag, url, data, isUrgent }: PushMessage): object {
  return {
    token,
    notification: { title, body },
    data: { ...data, tag, url },
    android: {
      priority: isUrgent ? 'HIGH' : 'NORMAL',
      ttl: `${pushLifeSeconds}s`,
      collapse_key: tag,
      notification: { tag },
    },
    apns: { headers: { 'apns-collapse-id': tag.slice(0, 64), 'apns-priority': isUrgent ? '10' : '5' } },
  };
}

const failure = z.object({
  error: z.object({ details: z.array(z.object({ errorCode: z.string().optional() })).optional() }),
});

/** The device is gone or belongs to another project. Other 401, 403 and 404 concern our own account. */
const goneCodes = ['UNREGISTERED', 'SENDER_ID_MISMATCH'];

async function judge(response: Response): Promise<PushAnswer> {
  const body: unknown = await response.json().catch(() => null);
  const { status, headers } = response;
  const answer = judgeStatus({ status, retryAfter: headers.get('retry-after') }, new Date());
  if (answer.kind === 'sent') return answer;
  const codes = failure.safeParse(body).data?.error.details?.map(({ errorCode }) => errorCode) ?? [];
  if (codes.some((code) => code !== undefined && goneCodes.includes(code))) return { kind: 'gone' };
  return answer.kind === 'gone' ? { kind: 'refused', reason: `status ${status}` } : answer;
}
