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

export interface SimulatorAction {
  linkId: string;
  kind: 'pay' | 'fail';
  /** Id of the form: a form posted again is the same action. */
  attempt: string;
  method: PaymentMethod;
  switches: WebhookSwitches;
}

export type ActionOutcome =
  | { kind: 'paid'; link: SimulatedLink; payment: SimulatedPayment }
  | { kind: 'failed'; link: SimulatedLink }
  | { kind: 'closed' };

interface Done {
  outcome: ActionOutcome;
  events: SimulatedEvent[];
}

/** Commits the customer's action before any webhook is sent. Null if there is no such link. */
export async function takeAction(
  { db, now, sender }: SimulatorParts,
  action: SimulatorAction,
): Promise<ActionOutcome | null> {
  const done = await db.transaction(async (tx) => {
    const link = await findEntity(tx, { kind: 'payment_link', id: action.linkId, isLocked: true });
    if (!link) return null;
    return (await repeated(tx, link, action)) ?? (await perform(tx, link, action, now()));
  });
  if (done) sender.send(done.events, action.switches);
  return done?.outcome ?? null;
}

async function repeated(tx: Database, link: SimulatedLink, { attempt }: SimulatorAction): Promise<Done | null> {
  const payment = await findEntity(tx, { kind: 'payment', id: paymentId(link.id, attempt) });
  if (!payment) return null;
  const outcome: ActionOutcome =
    payment.status === 'failed' ? { kind: 'failed', link } : { kind: 'paid', link, payment };
  return { outcome, events: [] };
}

async function perform(tx: Database, link: SimulatedLink, action: SimulatorAction, now: Date): Promise<Done> {
  if (link.status !== 'created' || isOverdue(link, now)) return { outcome: { kind: 'closed' }, events: [] };
  return action.kind === 'pay' ? await pay(tx, link, action, now) : await fail(tx, link, action, now);
}

async function pay(tx: Database, link: SimulatedLink, action: SimulatorAction, now: Date): Promise<Done> {
  // Reversed webhooks add an earlier failed attempt, whose webhook arrives last.
  const earlier = action.switches.isReversed ? await fail(tx, link, { ...action, attempt: randomName() }, now) : null;
  const payment = newPayment(
    link,
    { id: paymentId(link.id, action.attempt), method: action.method, status: 'captured' },
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

async function fail(tx: Database, link: SimulatedLink, action: SimulatorAction, now: Date): Promise<Done> {
  const payment = newPayment(
    link,
    { id: paymentId(link.id, action.attempt), method: action.method, status: 'failed' },
    now,
  );
  await addEntity(tx, 'payment', link.id, payment);
  return { outcome: { kind: 'failed', link }, events: [{ name: 'payment.failed', payment }] };
}
