import { getTableColumns } from 'drizzle-orm';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { bookings } from '../../calendar/tables.ts';
import { callRequests } from '../../support/tables/call-tables.ts';
import { supportTickets } from '../../support/tables.ts';
import { type ExportKind, exportTables } from './export-tables.ts';

/** Columns that a file deliberately leaves out. */
const leftOut: Record<Exclude<ExportKind, 'audit'>, { table: PgTable; columns: string[] }> = {
  bookings: {
    table: bookings,
    columns: [
      // The customer's address is that of the account.
      'customer_email',
      'user_id',
      'garage_id',
      'service_id',
      'end_time',
      'slot_range',
      'address',
      'additional_notes',
      'notes',
      'cancel_reason',
      'cancelled_at',
      'vehicle_id',
      'held_until',
      'hold_ends_at',
      'service_details',
      'assigned_mechanic_id',
      'assigned_at',
      'idempotency_key',
      'request_hash',
      'purge_on',
      'updated_at',
    ],
  },
  tickets: {
    table: supportTickets,
    columns: [
      'user_id',
      'description',
      'origin_key',
      'agent_id',
      'user_delivered_seq',
      'user_read_seq',
      'agent_delivered_seq',
      'agent_read_seq',
      'acknowledge_by',
      'acknowledged_at',
      'due_at',
      'rating_comment',
      'updated_at',
    ],
  },
  calls: {
    table: callRequests,
    columns: ['user_id', 'idempotency_key', 'is_sms_due', 'sms_due_at', 'sms_attempts', 'sms_given_up_at'],
  },
};

test.each(['bookings', 'tickets', 'calls'] as const)(
  "the desk's file of %s has every column that is not left out on purpose",
  (kind) => {
    const { table, columns } = leftOut[kind];
    const dialect = new PgDialect();
    const written = Object.values(exportTables[kind].columns).map((value) => dialect.sqlToQuery(value).sql);
    const isWritten = (name: string) => written.some((text) => new RegExp(`\\bt\\.${name}\\b`).test(text));
    const missing = Object.values(getTableColumns(table))
      .map(({ name }) => name)
      .filter((name) => !isWritten(name));
    expect(missing.toSorted()).toEqual(columns.toSorted());
  },
);
