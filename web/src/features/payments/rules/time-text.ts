import type { PaymentOutcome } from '@pahiya/contract/payments/contract';
import { limits } from '@pahiya/contract/shared/limits';

/**
 * Text key for the time a slot is held after a failed payment. The fixed text (product, section 5.5) says five minutes,
 * so it is used only while the countdown shows five minutes.
 */
export function timeText({ booking, canRetry, secondsLeft }: PaymentOutcome) {
  if (booking && !canRetry) return 'failed.noMoreAttempts';
  const minutes = Math.ceil((secondsLeft ?? 0) / 60);
  // Until the server knows of the failure, it holds the slot longer.
  if (minutes > limits.failedPaymentHoldMinutes) return 'waiting.text';
  return minutes === limits.failedPaymentHoldMinutes ? 'failed.text' : 'failed.shorter';
}
