import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../../../platform/logger.ts';
import { sign } from '../webhooks/signature.ts';
import {
  randomName,
  type SimulatedLink,
  type SimulatedPayment,
  type SimulatedRefund,
  toSeconds,
} from './simulator-entities.ts';

export interface SimulatedEvent {
  name: string;
  link?: SimulatedLink;
  payment?: SimulatedPayment;
  refund?: SimulatedRefund;
}

export interface WebhookSwitches {
  isDuplicated: boolean;
  delaySeconds: number;
  isReversed: boolean;
  hasBadSignatureFirst: boolean;
  isSilent: boolean;
}

export interface WebhookSender {
  /** Returns at once. Undelivered webhooks are lost when the node stops; the reconciliation finds what they said. */
  send(events: SimulatedEvent[], switches?: Partial<WebhookSwitches>): void;
  later(delayMs: number, work: () => Promise<void>): void;
  stop(): Promise<void>;
}

interface SenderOptions {
  origin: string;
  webhookSecret: string;
  log: Pick<Logger, 'info' | 'warn'>;
  now: () => Date;
  retryDelaysMs?: readonly number[];
}

interface Webhook {
  id: string;
  name: string;
  body: string;
}

const defaultRetryDelaysMs = [1_000, 2_000, 4_000, 8_000];
const longestDelaySeconds = 120;
const timeoutMs = 5_000;

/** Posts events to this node's own address, as Razorpay does: https://razorpay.com/docs/webhooks/best-practices/ */
export function createWebhookSender(options: SenderOptions): WebhookSender {
  const { origin, webhookSecret, log, now, retryDelaysMs = defaultRetryDelaysMs } = options;
  const url = `${origin}/api/webhooks/razorpay`;
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();

  function start(work: () => Promise<void>): void {
    const running = work()
      .catch((error) => {
        if (!stopping.signal.aborted) log.warn({ err: error }, 'a simulated webhook failed');
      })
      .finally(() => underWay.delete(running));
    underWay.add(running);
  }

  async function deliverAll(webhooks: Webhook[], switches: Partial<WebhookSwitches>): Promise<void> {
    const { isDuplicated, delaySeconds = 0, hasBadSignatureFirst } = switches;
    if (delaySeconds > 0) await pause(Math.min(delaySeconds, longestDelaySeconds) * 1_000);
    for (const webhook of webhooks) {
      if (hasBadSignatureFirst) await post(webhook, `not ${webhookSecret}`);
      await Promise.all(Array.from({ length: isDuplicated ? 2 : 1 }, () => deliver(webhook)));
    }
  }

  async function deliver(webhook: Webhook): Promise<void> {
    for (const delayMs of retryDelaysMs) {
      if (await post(webhook, webhookSecret)) return;
      await pause(delayMs);
    }
    if (await post(webhook, webhookSecret)) return;
    log.warn({ event: webhook.name }, 'a simulated webhook was given up');
  }

  async function post({ id, body }: Webhook, secret: string): Promise<boolean> {
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Razorpay-Webhook/v1',
      'x-razorpay-event-id': id,
      'x-razorpay-signature': sign(body, secret),
    };
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)]);
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal }).catch(() => null);
    await response?.body?.cancel();
    return response?.ok ?? false;
  }

  async function pause(delayMs: number): Promise<void> {
    await sleep(delayMs, undefined, { signal: stopping.signal, ref: false });
  }

  return {
    send(events, switches = {}) {
      if (switches.isSilent || events.length === 0) return;
      const webhooks = events.map((event) => toWebhook(event, now()));
      start(() => deliverAll(switches.isReversed ? webhooks.reverse() : webhooks, switches));
    },
    later: (delayMs, work) =>
      start(async () => {
        await pause(delayMs);
        await work();
      }),
    async stop() {
      stopping.abort();
      await Promise.all(underWay);
    },
  };
}

/** https://razorpay.com/docs/webhooks/payment-links/ */
function toWebhook({ name, link, payment, refund }: SimulatedEvent, now: Date): Webhook {
  const payload = {
    ...(refund && { refund: { entity: refund } }),
    ...(link && payment && { order: { entity: orderOf(link) } }),
    ...(payment && { payment: { entity: payment } }),
    ...(link && { payment_link: { entity: link } }),
  };
  const body = {
    account_id: 'acc_Simulator00000',
    contains: Object.keys(payload),
    created_at: toSeconds(now),
    entity: 'event',
    event: name,
    payload,
  };
  return { id: randomName(), name, body: JSON.stringify(body) };
}

function orderOf(link: SimulatedLink) {
  return {
    amount: link.amount,
    amount_due: link.amount - link.amount_paid,
    amount_paid: link.amount_paid,
    attempts: link.payments?.length ?? 0,
    created_at: link.created_at,
    currency: 'INR',
    entity: 'order',
    id: link.order_id,
    notes: link.notes,
    offer_id: null,
    receipt: link.reference_id,
    status: link.status === 'paid' ? 'paid' : 'attempted',
  };
}
