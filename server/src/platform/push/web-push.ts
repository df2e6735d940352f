import { createHash } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import webPush from 'web-push';
import { describeFailure, judgeStatus } from './answers.ts';
import { lookupPublic } from './public-address.ts';
import { isLoopback, type PushSubscription, readSubscription } from './subscription.ts';
import { type PushAnswer, type PushMessage, type PushSender, pushLifeSeconds } from './types.ts';

export interface WebPushSettings {
  publicKey: string;
  privateKey: string;
  subject: string;
}

interface Options {
  allowsLoopback: boolean;
  timeoutMs?: number;
}

/** RFC 8030 with end-to-end encryption (RFC 8291). */
export function createWebPush(settings: WebPushSettings, { allowsLoopback, timeoutMs = 5_000 }: Options): PushSender {
  return {
    async send(token, message) {
      const subscription = readSubscription(token, { allowsLoopback });
      if (!subscription) return { kind: 'gone' };
      return await post(compose(subscription, message, settings), timeoutMs);
    },
  };
}

/** Topics have at most 32 characters of the URL-safe alphabet (RFC 8030, section 5.4). */
function topicOf(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32);
}

function compose(subscription: PushSubscription, message: PushMessage, vapidDetails: WebPushSettings) {
  const { isUrgent, ...payload } = message;
  return webPush.generateRequestDetails(subscription, JSON.stringify(payload), {
    vapidDetails,
    TTL: pushLifeSeconds,
    urgency: isUrgent ? 'high' : 'normal',
    topic: topicOf(message.tag),
  });
}

type Details = ReturnType<typeof webPush.generateRequestDetails>;

/** Follows no redirects, and refuses names that resolve to private networks. */
async function post({ endpoint, headers, body }: Details, timeoutMs: number): Promise<PushAnswer> {
  const url = new URL(endpoint);
  const signal = AbortSignal.timeout(timeoutMs);
  const options = { method: 'POST', headers, signal };
  return await new Promise((resolve) => {
    const later = (error: unknown) => resolve({ kind: 'later', reason: describeFailure(error), afterSeconds: null });
    const request = isLoopback(url)
      ? http.request(url, options)
      : https.request(url, { ...options, lookup: lookupPublic });
    request.on('error', later);
    request.on('response', (response) => {
      const { statusCode: status = 0 } = response;
      const retryAfter = response.headers['retry-after'] ?? null;
      response.on('error', () => undefined);
      response.destroy();
      resolve(judgeStatus({ status, retryAfter }, new Date()));
    });
    request.end(body);
  });
}
