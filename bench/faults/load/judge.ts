import type { Answer } from '../../src/client.ts';
import type { Outcome } from './tally.ts';

interface Judged {
  outcome: Outcome;
  detail: string;
}

/** Errors of a connection to a node that has ended. */
const broken = /ECONNREFUSED|ECONNRESET|EPIPE|socket hang up|aborted/;

/** A proxy says so when it cannot tell whether the node did what was asked for, or when it knows no node that works. */
const proxyFailed = [502, 503, 504];

/** The payment gateway failed, and nothing was changed. */
const gatewayFailed = 'GATEWAY_FAILED';

/** A refusal (4xx) is an answer. A failure must be a 503 that says when to come back, or name the gateway. */
export function judgeAnswer({ status, headers, body }: Answer, mayBreak: boolean): Judged {
  if (status < 500) return inStream(headers['content-type'], body.toString()) ?? { outcome: 'answered', detail: '' };
  const text = body.toString();
  if (mayBreak && proxyFailed.includes(status) && !text.startsWith('{')) {
    return { outcome: 'failed', detail: `${status} of the proxy` };
  }
  const isSaid = status === 503 ? /^\d+$/.test(headers['retry-after'] ?? '') : text.includes(gatewayFailed);
  return { outcome: isSaid ? 'failed' : 'wrong', detail: `${status} ${isSaid ? '' : text.slice(0, 120)}`.trim() };
}

/** A stream of events begins with 200 and tells later what went wrong. */
function inStream(type: string | undefined, text: string): Judged | undefined {
  if (!type?.startsWith('text/event-stream') || !text.includes('event: error')) return undefined;
  const isSaid = text.includes('"OVERLOADED"');
  return { outcome: isSaid ? 'failed' : 'wrong', detail: isSaid ? 'overloaded' : text.slice(-200) };
}

/** Only a case that ends nodes or cuts their connections may break requests. */
export function judgeError(error: Error, mayBreak: boolean): Judged {
  return { outcome: mayBreak && broken.test(error.message) ? 'failed' : 'wrong', detail: error.message };
}
