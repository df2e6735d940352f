import type { PaymentOutcome } from '@pahiya/contract/payments/contract';
import { limits } from '@pahiya/contract/shared/limits';

/**
 * Which text says how long the slot is kept after a failed payment. The fixed text speaks of five minutes (product,
 * section 5.5); it stands only where the time that is counted down says the same.
 */
export function timeText({ booking, canRetry, secondsLeft }: PaymentOutcome) {
  if (booking && !canRetry) return 'failed.noMoreAttempts';
  const minutes = Math.ceil((secondsLeft ?? 0) / 60);
  // The server may not know of the failure yet; until then it keeps the slot longer.
  if (minutes > limits.failedPaymentHoldMinutes) return 'waiting.text';
  return minutes === limits.failedPaymentHoldMinutes ? 'failed.text' : 'failed.shorter';
}
