import type { Database } from '../../../database/pool.ts';
import { isOverdue, type SimulatorParts } from './simulator.ts';
import {
  newPayment,
  type PaymentMethod,
  paymentId,
  randomName,
  type SimulatedLink,
  type SimulatedPayment,
  withPayment,
} from './simulator-entities.ts';
import { addEntity, findEntity, saveEntity } from './simulator-store.ts';
import type { SimulatedEvent, WebhookSwitches } from './simulator-webhooks.ts';

export interface Deed {
  linkId: string;
  kind: 'pay' | 'fail';
  /** Id of the form: a form posted again is the same action. */
  attempt: string;
  method: PaymentMethod;
  switches: WebhookSwitches;
}

export type DeedOutcome =
  | { kind: 'paid'; link: SimulatedLink; payment: SimulatedPayment }
  | { kind: 'failed'; link: SimulatedLink }
  | { kind: 'closed' };

interface Done {
  outcome: DeedOutcome;
  events: SimulatedEvent[];
}

/** Commits the customer's action before any webhook is sent. Null if there is no such link. */
export async function doDeed({ db, now, sender }: SimulatorParts, deed: Deed): Promise<DeedOutcome | null> {
  const done = await db.transaction(async (tx) => {
    const link = await findEntity(tx, { kind: 'payment_link', id: deed.linkId, isLocked: true });
    if (!link) return null;
    return (await repeated(tx, link, deed)) ?? (await perform(tx, link, deed, now()));
  });
  if (done) sender.send(done.events, deed.switches);
  return done?.outcome ?? null;
}

async function repeated(tx: Database, link: SimulatedLink, { attempt }: Deed): Promise<Done | null> {
  const payment = await findEntity(tx, { kind: 'payment', id: paymentId(link.id, attempt) });
  if (!payment) return null;
  const outcome: DeedOutcome = payment.status === 'failed' ? { kind: 'failed', link } : { kind: 'paid', link, payment };
  return { outcome, events: [] };
}

async function perform(tx: Database, link: SimulatedLink, deed: Deed, now: Date): Promise<Done> {
  if (link.status !== 'created' || isOverdue(link, now)) return { outcome: { kind: 'closed' }, events: [] };
  return deed.kind === 'pay' ? await pay(tx, link, deed, now) : await fail(tx, link, deed, now);
}

async function pay(tx: Database, link: SimulatedLink, deed: Deed, now: Date): Promise<Done> {
  // With reversed webhooks an earlier failed attempt is added, whose webhook arrives last.
  const earlier = deed.switches.isReversed ? await fail(tx, link, { ...deed, attempt: randomName() }, now) : null;
  const payment = newPayment(
    link,
    { id: paymentId(link.id, deed.attempt), method: deed.method, status: 'captured' },
    now,
  );
  const paid = withPayment(link, payment, now);
  await addEntity(tx, 'payment', link.id, payment);
  await saveEntity(tx, paid);
  const events = [
    ...(earlier?.events ?? []),
    { name: 'payment.authorized', payment: { ...payment, status: 'authorized' as const, captured: false } },
    { name: 'payment.captured', payment },
    { name: 'payment_link.paid', link: paid, payment },
  ];
  return { outcome: { kind: 'paid', link: paid, payment }, events };
}

async function fail(tx: Database, link: SimulatedLink, deed: Deed, now: Date): Promise<Done> {
  const payment = newPayment(
    link,
    { id: paymentId(link.id, deed.attempt), method: deed.method, status: 'failed' },
    now,
  );
  await addEntity(tx, 'payment', link.id, payment);
  return { outcome: { kind: 'failed', link }, events: [{ name: 'payment.failed', payment }] };
}
