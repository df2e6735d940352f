import type { PushAnswer } from './types.ts';

interface HttpAnswer {
  status: number;
  retryAfter: string | null;
}

/** RFC 8030; with 401 and 403 the subscription belongs to another key for good (RFC 8292, section 4.2). */
export function judgeStatus({ status, retryAfter }: HttpAnswer, now: Date): PushAnswer {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  const reason = `status ${status}`;
  if ([401, 403, 404, 410].includes(status)) return { kind: 'gone' };
  if (status === 429 || status === 408 || status >= 500) {
    return { kind: 'later', reason, afterSeconds: readRetryAfter(retryAfter, now) };
  }
  return { kind: 'refused', reason };
}

/** A delay or a date (RFC 9110, section 10.2.3); null if neither. */
export function readRetryAfter(text: string | null, now: Date): number | null {
  if (text === null) return null;
  if (/^\d{1,9}$/.test(text.trim())) return Number(text);
  const at = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1_000));
}

/** Leaves out the message, because the endpoint in it is a secret of the device. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return /^[\w-]{1,60}$/.test(code) ? code : 'unknown';
}
