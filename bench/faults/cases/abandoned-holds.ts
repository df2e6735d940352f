import type pg from 'pg';
import type { Fault } from './fault.ts';

const count = 10_000;
/** The load books earlier days. */
const firstDay = 100;
const days = 40;

/** Ten thousand customers choose to pay online and leave. All their holds end at the same moment. */
export const abandonedHolds: Fault = {
  name: '10,000 holds are abandoned',
  async cause({ pool }, hold) {
    const held = await holdSlots(pool);
    if (held !== count) throw new Error(`Only ${held} slots could be held`);
    await hold();
  },
};

async function holdSlots(pool: pg.Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `insert into bookings (id, user_id, garage_id, service_id, booking_date, booking_time, end_time, customer_name,
       customer_email, service_type, vehicle_type, vehicle_make, vehicle_model, address, notes, payment_method,
       payment_status, total_amount, status, service_details, service_names, idempotency_key, request_hash,
       assigned_mechanic_id, assigned_at, held_until, hold_ends_at)
     select gen_random_uuid(), people.ids[1 + (random() * 1000000)::int % array_length(people.ids, 1)], t.garage_id, s.id, day, t.start_time, t.end_time, 'Asha Rao',
       'asha@example.invalid', 'pickup', 'car', 'Maruti Suzuki', 'Swift', '12, MG Road', '', 'online',
       'pending', s.price, 'confirmed', '[]', '{}', gen_random_uuid(), '', m.id, now(), lapse, lapse
     from (select current_date + ${firstDay} + n from generate_series(0, ${days - 1}) n) dates (day)
     cross join (select now() + interval '3 seconds') holds (lapse)
     cross join (select array_agg(id) from auth_users) people (ids)
     join garage_time_slots t on t.day_of_week = extract(dow from day) and t.is_available
     cross join lateral (select id, price from services where garage_id = t.garage_id order by id limit 1) s
     join mechanics m on m.garage_id = t.garage_id and m.status = 'active'
     where not exists (select from bookings b where b.assigned_mechanic_id = m.id and b.booking_date = day
       and b.booking_time = t.start_time and occupies_slot(b.status, b.held_until))
     limit ${count}`,
  );
  return rowCount ?? 0;
}
