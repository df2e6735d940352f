import type pg from 'pg';

/** Books walk-ins with the first mechanic of every garage, in each third hour of the day. */
export async function takeSlots(pool: pg.Pool, date: string): Promise<void> {
  await pool.query(
    `insert into bookings (id, garage_id, service_id, booking_date, booking_time, end_time, customer_name, customer_email,
       service_type, vehicle_type, vehicle_make, vehicle_model, address, notes, payment_method, payment_status,
       total_amount, status, service_details, service_names, idempotency_key, request_hash, assigned_mechanic_id,
       assigned_at, is_walk_in)
     select gen_random_uuid(), t.garage_id, s.id, $1::date, t.start_time, t.end_time, 'Asha Rao', 'asha@example.invalid',
       'pickup', 'car', 'Maruti Suzuki', 'Swift', '12, MG Road', '', 'cash', 'cash_on_service',
       s.price, 'confirmed', '[]', '{}', gen_random_uuid(), '', m.id, now(), true
     from garage_time_slots t
     cross join lateral (select id, price from services where garage_id = t.garage_id order by id limit 1) s
     cross join lateral (
       select id from mechanics where garage_id = t.garage_id and status = 'active' order by id limit 1
     ) m
     where t.day_of_week = extract(dow from $1::date) and t.is_available and extract(hour from t.start_time)::int % 3 = 0`,
    [date],
  );
}
