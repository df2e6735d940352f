import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { Database } from '../../../database/pool.ts';
import type { Logger } from '../../../platform/logger.ts';
import { knownLanguage, requestLanguage } from '../../../platform/request-language.ts';
import { findHoldEnd } from '../queries/find-hold-end.ts';
import { GatewayError, type PaymentGateway } from '../types.ts';
import { sign } from '../webhooks/signature.ts';
import { createSimulatedGateway, currentLink, type SimulatorParts } from './simulator.ts';
import { type ActionOutcome, type SimulatorAction, takeAction } from './simulator-actions.ts';
import { checkoutPath, paymentMethods, randomName, type SimulatedLink } from './simulator-entities.ts';
import { checkoutStyle } from './simulator-style.ts';
import {
  badFormView,
  checkoutView,
  closedView,
  failedView,
  type Html,
  unknownView,
  type View,
} from './simulator-view.ts';
import { createWebhookSender } from './simulator-webhooks.ts';

export interface SimulatorOptions {
  db: Database;
  origin: string;
  webhookSecret: string;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  now?: () => Date;
  retryDelaysMs?: readonly number[];
}

export interface Simulator {
  gateway: PaymentGateway;
  /** Mount it at `/simulated-checkout`, with its own headers. */
  app: Hono;
  /** Drops undelivered webhooks. Call it before the database closes. */
  stop(): Promise<void>;
}

/** A gateway with a hosted page that imitates a checkout, asks for no payment data and moves no money. */
export function createSimulator(options: SimulatorOptions): Simulator {
  const { now = () => new Date() } = options;
  const sender = createWebhookSender({ ...options, now });
  const parts: SimulatorParts = { db: options.db, origin: options.origin, now, sender };
  return {
    gateway: createSimulatedGateway(parts),
    app: createCheckout(parts, options.webhookSecret),
    stop: () => sender.stop(),
  };
}

const maxFormBytes = 4 * 1024;
const linkId = z.string().regex(/^plink_[A-Za-z0-9]{14}$/);
const isOn = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on');

const form = z
  .object({
    attempt: z.string().regex(/^[A-Za-z0-9]{14}$/),
    choice: z.enum(['pay', 'fail']),
    method: z.enum(paymentMethods),
    delay: z.coerce.number().int().min(0).max(120).default(0),
    duplicate: isOn,
    reversed: isOn,
    badSignature: isOn,
    silent: isOn,
  })
  .transform(({ choice, delay, duplicate, reversed, badSignature, silent, ...rest }) => ({
    ...rest,
    kind: choice,
    switches: {
      delaySeconds: delay,
      isDuplicated: duplicate,
      isReversed: reversed,
      hasBadSignatureFirst: badSignature,
      isSilent: silent,
    },
  }));

function createCheckout(parts: SimulatorParts, secret: string): Hono {
  const app = new Hono();
  app.get('/style.css', (c) => {
    c.header('cache-control', 'public, max-age=300');
    c.header('x-content-type-options', 'nosniff');
    return c.body(checkoutStyle, 200, { 'content-type': 'text/css; charset=utf-8' });
  });
  app.get('/:linkId', async (c) => {
    const view = viewOf(c);
    const link = await lookUp(parts, c.req.param('linkId'));
    if (!link) return answer(c, unknownView(view), 404);
    const back = backTo(link, secret);
    if (link.status !== 'created') return answer(c, closedView(view, link, back));
    const hasFailed = c.req.query('failed') !== undefined;
    const content = hasFailed
      ? failedView(view, link, back)
      : checkoutView(view, link, { attempt: randomName(), back, payBy: await payByOf(parts.db, link) });
    return answer(c, content, 200, new URL(link.callback_url).origin);
  });
  app.post('/:linkId', bodyLimit({ maxSize: maxFormBytes }), async (c) => {
    const view = viewOf(c);
    const id = linkId.safeParse(c.req.param('linkId'));
    const action = form.safeParse(await c.req.parseBody().catch(() => null));
    if (!action.success) return answer(c, badFormView(view), 400);
    const outcome = id.success
      ? await takeAction(parts, { linkId: id.data, ...action.data } satisfies SimulatorAction)
      : null;
    if (!outcome) return answer(c, unknownView(view), 404);
    return c.redirect(nextOf(outcome, view, secret), 303);
  });
  return app;
}

/** Keeps the customer on the page after a failure, as Razorpay does, and redirects only after a payment. */
function nextOf(outcome: ActionOutcome, { path, language }: View, secret: string): string {
  if (outcome.kind === 'paid') return backTo(outcome.link, secret);
  return outcome.kind === 'failed' ? `${path}?lang=${language}&failed=1` : `${path}?lang=${language}`;
}

/** A real gateway knows only when the link expires. This page also knows when the slot is released, maybe sooner. */
async function payByOf(db: Database, { notes, expire_by }: SimulatedLink): Promise<Date> {
  const bookingId = z.uuid().safeParse(notes.booking_id);
  const heldUntil = bookingId.success ? await findHoldEnd(db, bookingId.data) : null;
  return heldUntil ?? new Date(expire_by * 1_000);
}

async function lookUp(parts: SimulatorParts, id: string): Promise<SimulatedLink | null> {
  if (!linkId.safeParse(id).success) return null;
  try {
    return await currentLink(parts, id);
  } catch (error) {
    if (error instanceof GatewayError) return null;
    throw error;
  }
}

/** Razorpay adds only the status if nothing was paid: https://razorpay.com/docs/payments/payment-links/apis/ */
function backTo(link: SimulatedLink, secret: string): string {
  const paymentId = link.payments?.[0]?.payment_id ?? '';
  const url = new URL(link.callback_url);
  const signed = [link.id, link.reference_id, link.status, paymentId].join('|');
  if (paymentId) url.searchParams.set('razorpay_payment_id', paymentId);
  url.searchParams.set('razorpay_payment_link_id', link.id);
  url.searchParams.set('razorpay_payment_link_reference_id', link.reference_id);
  url.searchParams.set('razorpay_payment_link_status', link.status);
  url.searchParams.set('razorpay_signature', sign(signed, secret));
  return url.href;
}

function viewOf(c: Context): View {
  const language = knownLanguage(c.req.query('lang')) ?? requestLanguage(c.req.raw.headers);
  const id = linkId.safeParse(c.req.param('linkId'));
  return { language, path: `${checkoutPath}/${id.success ? id.data : ''}` };
}

/** Browsers also check the redirect target of a form, so the site's origin is allowed when it differs from ours. */
async function answer(c: Context, content: Html, status: 200 | 400 | 404 = 200, shop = ''): Promise<Response> {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    `form-action 'self' ${shop}`.trimEnd(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  c.header('content-security-policy', policy.join('; '));
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'no-referrer');
  c.header('x-content-type-options', 'nosniff');
  c.header('x-frame-options', 'DENY');
  c.header('x-robots-tag', 'noindex');
  return c.html(await content, status);
}
