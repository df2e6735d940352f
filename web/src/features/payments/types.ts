/** Why there is no payment page, as far as the texts differ. */
export type LinkFailure =
  | {
      reason:
        | 'INVALID_LINK'
        | 'HOLD_EXPIRED'
        | 'NOTHING_TO_PAY'
        | 'TOO_MANY_ATTEMPTS'
        | 'TOO_LITTLE_TIME'
        | 'SIGNED_OUT'
        | 'UNKNOWN';
    }
  | { reason: 'TOO_OFTEN'; seconds: number };

export type LinkOutcome = { ok: true; paymentUrl: string } | ({ ok: false } & LinkFailure);
