const reasons = {
  payment_cancelled: 'cancelled',
  cancelled: 'cancelled',
  payment_timed_out: 'timedOut',
  timed_out: 'timedOut',
  expired: 'timedOut',
  insufficient_funds: 'insufficientFunds',
  incorrect_otp: 'notVerified',
  authentication_failed: 'notVerified',
  payment_declined: 'declined',
  card_declined: 'declined',
  bank_technical_error: 'bankTrouble',
  gateway_technical_error: 'bankTrouble',
} as const;

/**
 * Text key of the reason in the address. Only known ones: anybody can craft an address, and a page about money must not
 * show strangers' text.
 */
export function knownReason(reason: string | undefined): (typeof reasons)[keyof typeof reasons] | null {
  const found = Object.entries(reasons).find(([name]) => name === reason?.toLowerCase());
  return found ? found[1] : null;
}
