import type { exportKinds } from '@pahiya/contract/desk/administration/schemas';
import { businessZone } from '@pahiya/contract/shared/dates';
import { type SQL, sql } from 'drizzle-orm';

export type ExportKind = (typeof exportKinds)[number];

interface ExportTable {
  columns: Record<string, SQL>;
  /** The exported table must have the alias `t`. */
  from: SQL;
  day: SQL;
  garageId: SQL | null;
  /** Undefined for the order of ids, which ascend with time. */
  order?: { by: SQL; isBehind: (id: string) => SQL };
}

function local(instant: string): SQL {
  return sql`to_char(${sql.raw(instant)} at time zone ${sql.raw(`'${businessZone}'`)}, 'YYYY-MM-DD HH24:MI')`;
}

function dayOf(instant: string): SQL {
  return sql`(${sql.raw(instant)} at time zone ${sql.raw(`'${businessZone}'`)})::date`;
}

function seconds(from: string, to: string): SQL {
  const passed = sql`greatest(0, round(extract(epoch from ${sql.raw(to)} - ${sql.raw(from)})))::int`;
  return sql`case when ${sql.raw(to)} is not null then ${passed} end`;
}

export const exportTables: Record<ExportKind, ExportTable> = {
  bookings: {
    columns: {
      booking_id: sql`t.id`,
      garage: sql`garage.name`,
      booking_date: sql`t.booking_date::text`,
      booking_time: sql`to_char(t.booking_time, 'HH24:MI')`,
      status: sql`t.status`,
      payment_method: sql`t.payment_method`,
      payment_status: sql`t.payment_status`,
      total_amount: sql`t.total_amount`,
      services: sql`array_to_string(t.service_names, '; ')`,
      service_type: sql`t.service_type`,
      vehicle_type: sql`t.vehicle_type`,
      vehicle: sql`t.vehicle_make || ' ' || t.vehicle_model`,
      mechanic: sql`t.assigned_mechanic_name`,
      customer_name: sql`t.customer_name`,
      customer_phone: sql`t.customer_phone`,
      customer_email: sql`account.email`,
      is_walk_in: sql`t.is_walk_in`,
      created_at: local('t.created_at'),
    },
    from: sql`bookings t join garages garage on garage.id = t.garage_id left join auth_users account on account.id = t.user_id`,
    day: sql`t.booking_date`,
    garageId: sql`t.garage_id`,
  },
  tickets: {
    order: {
      by: sql`t.created_at, t.id`,
      isBehind: (id) => sql`(t.created_at, t.id) > (select created_at, id from support_tickets where id = ${id}::uuid)`,
    },
    columns: {
      ticket_number: sql`left(t.id::text, 8)`,
      ticket_id: sql`t.id`,
      subject: sql`t.subject`,
      category: sql`t.category`,
      priority: sql`t.priority`,
      status: sql`t.status`,
      is_appeal: sql`t.appeal_of is not null`,
      customer_name: sql`t.customer_name`,
      customer_phone: sql`t.customer_phone`,
      customer_email: sql`t.customer_email`,
      agent: sql`agent.name`,
      booking_id: sql`t.booking_id`,
      messages: sql`t.last_seq`,
      stars: sql`t.stars`,
      created_at: local('t.created_at'),
      answered_at: local('t.answered_at'),
      resolved_at: local('t.resolved_at'),
      first_response_seconds: seconds('t.created_at', 't.answered_at'),
      resolution_seconds: seconds('t.created_at', 't.resolved_at'),
    },
    from: sql`support_tickets t left join auth_users agent on agent.id = t.agent_id left join bookings booking on booking.id = t.booking_id`,
    day: dayOf('t.created_at'),
    garageId: sql`booking.garage_id`,
  },
  calls: {
    columns: {
      call_id: sql`t.id`,
      preferred_time: local('t.preferred_time'),
      status: sql`t.status`,
      customer_name: sql`t.customer_name`,
      customer_phone: sql`t.customer_phone`,
      customer_email: sql`t.customer_email`,
      reason: sql`t.reason`,
      attempts: sql`(select count(*)::int from call_attempts a where a.call_id = t.id)`,
      last_outcome: sql`(select a.outcome from call_attempts a where a.call_id = t.id order by a.created_at desc, a.id desc limit 1)`,
      created_at: local('t.created_at'),
    },
    from: sql`call_requests t`,
    day: dayOf('t.preferred_time'),
    garageId: null,
  },
  audit: {
    columns: {
      audit_id: sql`t.id`,
      created_at: local('t.created_at'),
      actor: sql`t.actor_name`,
      action: sql`t.action`,
      subject_id: sql`t.subject_id`,
      garage: sql`garage.name`,
      details: sql`t.details::text`,
    },
    from: sql`desk_audit t left join garages garage on garage.id = t.garage_id`,
    day: dayOf('t.created_at'),
    garageId: sql`t.garage_id`,
  },
};
