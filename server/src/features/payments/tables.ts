import { paymentStates } from '@pahiya/contract/payments/schemas';
import { refundReasons } from '@pahiya/contract/shared/known-values';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, setNow } from '../../database/columns.ts';
import { bookings } from '../calendar/tables.ts';

const states = sql.raw(paymentStates.map((state) => `'${state}'`).join(', '));

/** Each row is a link, whose reference at the gateway is the row's id. Amounts are rupees. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    attempt: smallint('attempt').notNull(),
    gateway: text('gateway', { enum: ['razorpay', 'simulator'] }).notNull(),
    amount: integer('amount').notNull(),
    state: text('state', { enum: paymentStates }).notNull(),
    linkId: text('link_id').unique(),
    linkUrl: text('link_url'),
    expiresAt: instant('expires_at').notNull(),
    /** When the gateway reported that the link can no longer be paid. It is checked until then. */
    closedAt: instant('closed_at'),
    checkedAt: instant('checked_at'),
    createdAt: setNow('created_at'),
    updatedAt: setNow('updated_at'),
  },
  (table) => [
    unique('payments_attempt_key').on(table.bookingId, table.attempt),
    unique('payments_id_booking_id_key').on(table.id, table.bookingId),
    uniqueIndex('payments_open_key').on(table.bookingId).where(sql`${table.state} in ('created', 'pending')`),
    index('payments_recent_idx').on(table.createdAt),
    index('payments_unclosed_idx').on(table.createdAt).where(sql`${table.closedAt} is null`),
    check('payments_state_check', sql`${table.state} in (${states})`),
    check('payments_amount_check', sql`${table.amount} > 0`),
    check('payments_link_check', sql`(${table.linkId} is null) = (${table.linkUrl} is null)`),
    check('payments_pending_check', sql`${table.state} <> 'pending' or ${table.linkId} is not null`),
  ],
);

/** Money in units of its currency, with the fractions that a gateway may report. */
const money = (name: string) => numeric(name, { precision: 14, scale: 3, mode: 'number' });

/** Each payment at the gateway has one row, which is never changed or removed. */
export const paymentCaptures = pgTable(
  'payment_captures',
  {
    gatewayPaymentId: text('gateway_payment_id').primaryKey(),
    paymentId: uuid('payment_id').notNull(),
    bookingId: uuid('booking_id').notNull(),
    amount: money('amount').notNull(),
    currency: text('currency').notNull().default('INR'),
    isUsed: boolean('is_used').notNull(),
    createdAt: setNow('created_at'),
  },
  (table) => [
    foreignKey({
      name: 'payment_captures_payment_fk',
      columns: [table.paymentId, table.bookingId],
      foreignColumns: [payments.id, payments.bookingId],
    }),
    uniqueIndex('payment_captures_used_key').on(table.bookingId).where(sql`${table.isUsed}`),
    unique('payment_captures_amount_key').on(table.gatewayPaymentId, table.amount),
    index('payment_captures_payment_idx').on(table.paymentId),
    check('payment_captures_amount_check', sql`${table.amount} > 0`),
    check('payment_captures_used_check', sql`not ${table.isUsed} or ${table.currency} = 'INR'`),
  ],
);

/** The keys allow one refund per capture, of its whole amount. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: uuid('id').primaryKey(),
    gatewayPaymentId: text('gateway_payment_id').notNull().unique(),
    amount: money('amount').notNull(),
    reason: text('reason', { enum: refundReasons }).notNull(),
    state: text('state', { enum: ['refunding', 'refunded', 'refund_failed'] }).notNull(),
    gatewayRefundId: text('gateway_refund_id').unique(),
    attempts: smallint('attempts').notNull().default(0),
    askedAt: instant('asked_at'),
    settledAt: instant('settled_at'),
    createdAt: setNow('created_at'),
  },
  (table) => [
    foreignKey({
      name: 'payment_refunds_capture_fk',
      columns: [table.gatewayPaymentId, table.amount],
      foreignColumns: [paymentCaptures.gatewayPaymentId, paymentCaptures.amount],
    }),
    index('payment_refunds_open_idx').on(table.createdAt).where(sql`${table.state} <> 'refunded'`),
    check('payment_refunds_state_check', sql`${table.state} in ('refunding', 'refunded', 'refund_failed')`),
    check('payment_refunds_settled_check', sql`${table.state} <> 'refunded' or ${table.settledAt} is not null`),
  ],
);

export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    body: jsonb('body').notNull(),
    receivedAt: setNow('received_at'),
    processedAt: instant('processed_at'),
    attempts: smallint('attempts').notNull().default(0),
    /** The event is not processed before this time. A failure puts it off. */
    dueAt: setNow('due_at'),
  },
  (table) => [index('webhook_events_due_idx').on(table.dueAt, table.id).where(sql`${table.processedAt} is null`)],
);

/** Signed reports that match nothing here, shown to people (docs/operations.md). */
export const unmatchedMoney = pgTable(
  'unmatched_money',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['unknown_capture', 'unknown_refund', 'unreadable_event'] }).notNull(),
    gatewayId: text('gateway_id').notNull(),
    gatewayPaymentId: text('gateway_payment_id'),
    amount: money('amount'),
    currency: text('currency'),
    createdAt: setNow('created_at'),
  },
  (table) => [
    unique('unmatched_money_gateway_id_key').on(table.kind, table.gatewayId),
    check(
      'unmatched_money_kind_check',
      sql`${table.kind} in ('unknown_capture', 'unknown_refund', 'unreadable_event')`,
    ),
  ],
);

export const moneyClosings = pgTable(
  'money_closings',
  {
    rowId: text('row_id').notNull(),
    reason: text('reason').notNull(),
    /** A person's name, or `gateway` if the gateway's report settled it. */
    closedBy: text('closed_by').notNull(),
    createdAt: setNow('created_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.rowId, table.createdAt] }),
    uniqueIndex('money_closings_row_key').on(table.rowId).where(sql`${table.endedAt} is null`),
  ],
);

export const gatewaySweeps = pgTable('gateway_sweeps', {
  gateway: text('gateway', { enum: ['razorpay', 'simulator'] }).primaryKey(),
  holder: uuid('holder').notNull(),
  leasedUntil: instant('leased_until').notNull(),
});

export const simulatedEntities = pgTable(
  'simulated_entities',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['payment_link', 'payment', 'refund'] }).notNull(),
    /** A link's reference, a payment's link or a refund's payment. */
    belongsTo: text('belongs_to').notNull(),
    entity: jsonb('entity').$type<Record<string, unknown>>().notNull(),
    createdAt: setNow('created_at'),
  },
  (table) => [
    uniqueIndex('simulated_entities_reference_key').on(table.belongsTo).where(sql`${table.kind} = 'payment_link'`),
    index('simulated_entities_belongs_idx').on(table.belongsTo, table.kind),
  ],
);
