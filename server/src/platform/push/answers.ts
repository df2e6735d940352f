import type { PushAnswer } from './types.ts';

interface HttpAnswer {
  status: number;
  retryAfter: string | null;
}

/**
 * What a status of a push service means: 429 and its own faults pass, anything else it refuses for good (RFC 8030). With
 * 401 and 403 it says that the subscription belongs to another key (RFC 8292, section 4.2): it will never take a push.
 */
export function judgeStatus({ status, retryAfter }: HttpAnswer, now: Date): PushAnswer {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  const reason = `status ${status}`;
  if ([401, 403, 404, 410].includes(status)) return { kind: 'gone' };
  if (status === 429 || status === 408 || status >= 500) {
    return { kind: 'later', reason, afterSeconds: readRetryAfter(retryAfter, now) };
  }
  return { kind: 'refused', reason };
}

/** Seconds or a date (RFC 9110, section 10.2.3); null for neither. */
export function readRetryAfter(text: string | null, now: Date): number | null {
  if (text === null) return null;
  if (/^\d{1,9}$/.test(text.trim())) return Number(text);
  const at = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1_000));
}

/** The message of an error without what was sent: an endpoint is a secret of the device. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return /^[\w-]{1,60}$/.test(code) ? code : 'unknown';
}
