import type { DeskBooking } from '@pahiya/contract/desk/garage/schemas';

type Facts = Pick<DeskBooking, 'status' | 'paymentMethod' | 'paymentStatus' | 'allowedActions'>;

/**
 * Why the work of a confirmed booking cannot be started now: it is unpaid, or its day has not come (product, section
 * 4.7). Null when the server allows it or the work has been started.
 */
export function startObstacle({
  status,
  paymentMethod,
  paymentStatus,
  allowedActions,
}: Facts): 'unpaid' | 'early' | null {
  if (status !== 'confirmed' || allowedActions.includes('start')) return null;
  return paymentMethod === 'online' && paymentStatus !== 'paid' ? 'unpaid' : 'early';
}
