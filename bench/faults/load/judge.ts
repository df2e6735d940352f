import type { Answer } from '../../src/client.ts';
import type { Judged } from './tally.ts';

/** Errors of a connection to a node that has ended. */
const broken = /ECONNREFUSED|ECONNRESET|EPIPE|socket hang up|aborted/;

/** A proxy answers so when it knows no working node, or lost the node before the answer. */
const proxyFailed = [502, 503, 504];

/** The load is valid, and it asks only for what exists and what it may do. */
const neverTrue = [400, 403, 404];

/** The payment gateway failed, and nothing was changed. */
const gatewayFailed = 'GATEWAY_FAILED';

/** A refusal such as 409 is an answer. A failure must be a 503 that says when to come back, or name the gateway. */
export function judgeAnswer({ status, headers, body }: Answer, mayBreak: boolean): Judged {
  const text = body.toString();
  if (neverTrue.includes(status)) return { outcome: 'wrong', detail: quote(status, text) };
  if (status < 500) return judgeEvents(headers['content-type'], text) ?? { outcome: 'answered', detail: '' };
  if (mayBreak && proxyFailed.includes(status) && !text.startsWith('{')) {
    return { outcome: 'failed', detail: `${status} of the proxy` };
  }
  const isSaid = status === 503 ? /^\d+$/.test(headers['retry-after'] ?? '') : text.includes(gatewayFailed);
  return isSaid ? { outcome: 'failed', detail: `${status}` } : { outcome: 'wrong', detail: quote(status, text) };
}

function quote(status: number, text: string): string {
  return `${status} ${text.slice(0, 120)}`;
}

/** A stream of events begins with 200 and tells later what went wrong. */
function judgeEvents(type: string | undefined, text: string): Judged | undefined {
  if (!type?.startsWith('text/event-stream') || !text.includes('event: error')) return undefined;
  const isSaid = text.includes('"OVERLOADED"');
  return { outcome: isSaid ? 'failed' : 'wrong', detail: isSaid ? 'overloaded' : text.slice(-200) };
}

/** Only a case that ends nodes or cuts their connections may break requests. */
export function judgeError(error: Error, mayBreak: boolean): Judged {
  return { outcome: mayBreak && broken.test(error.message) ? 'failed' : 'wrong', detail: error.message };
}
