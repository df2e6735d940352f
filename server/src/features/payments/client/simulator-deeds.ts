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
  /** Of the form: posted again, it is the same deed. */
  attempt: string;
  method: PaymentMethod;
  switches: WebhookSwitches;
}

export type DeedOutcome =
  | { kind: 'paid'; link: SimulatedLink; payment: SimulatedPayment }
  | { kind: 'failed'; link: SimulatedLink }
  /** The link can no longer be paid. */
  | { kind: 'closed' };

interface Done {
  outcome: DeedOutcome;
  /** What is new by it, in its natural order. */
  events: SimulatedEvent[];
}

/** What the customer did on the page. It is in the database before anybody is told. Null when there is no such link. */
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
  // Out of order, what came first arrives last: a try that failed before this one is told after it.
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
