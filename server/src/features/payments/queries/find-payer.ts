import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { Language } from '../../../platform/request-language.ts';
import { nameServices } from '../../../platform/service-names.ts';
import { textsOf } from '../../../platform/texts.ts';
import type { UserId } from '../../../platform/user-id.ts';

export interface Payer {
  amount: number;
  description: string;
  customer: { name: string; email: string; phone: string | null };
  isPayable: boolean;
  /** Milliseconds of the database's clock. */
  heldUntil: number | null;
  holdEndsAt: number;
  clock: number;
  isReleased: boolean;
}

interface PayerRow extends Record<string, unknown> {
  total_amount: number;
  customer_name: string;
  customer_email: string;
  customer_phone: string | null;
  service_names: string[];
  garage_name: string;
  payment_method: string;
  payment_status: string;
  status: string;
  cancel_reason: string | null;
  language: Language | null;
  is_held: boolean;
  held_until: number | null;
  hold_ends_at: number | null;
  clock: number;
}

const descriptionLength = 200;

/** The user's booking, locked for this transaction. Null if it belongs to somebody else. */
export async function findPayer(
  tx: Database,
  { userId, bookingId }: { userId: UserId; bookingId: string },
): Promise<Payer | null> {
  const { rows } = await tx.execute<PayerRow>(sql`
    select b.total_amount, b.customer_name, b.customer_email, b.customer_phone, b.service_names, g.name as garage_name,
      p.language,
      b.payment_method, b.payment_status, b.status, b.cancel_reason, occupies_slot(b.status, b.held_until) as is_held,
      (extract(epoch from b.held_until) * 1000)::float8 as held_until,
      (extract(epoch from b.hold_ends_at) * 1000)::float8 as hold_ends_at,
      (extract(epoch from hold_clock()) * 1000)::float8 as clock
    from bookings b join garages g on g.id = b.garage_id left join profiles p on p.id = b.user_id
    where b.id = ${bookingId} and b.user_id = ${userId} for update of b`);
  const [row] = rows;
  if (!row) return null;
  const isUnpaid = row.payment_method === 'online' && row.payment_status !== 'paid';
  const isLapsed = row.status === 'confirmed' && !row.is_held;
  const language = row.language ?? 'en';
  return {
    amount: row.total_amount,
    description: textsOf(language)('checkout.what', {
      services: nameServices(row.service_names, language).join(', '),
      garage: row.garage_name,
    }).slice(0, descriptionLength),
    customer: { name: row.customer_name, email: row.customer_email, phone: row.customer_phone },
    heldUntil: row.held_until,
    holdEndsAt: row.hold_ends_at ?? row.clock,
    clock: row.clock,
    isPayable: isUnpaid && row.status === 'confirmed' && row.is_held,
    isReleased: isUnpaid && (isLapsed || row.cancel_reason === 'unpaid'),
  };
}
