/** Why the database (`claim_slot`) gives a slot to nobody, whoever asks. */
type SlotRefusal = 'garage_inactive' | 'holiday' | 'not_offered' | 'no_mechanics' | 'taken';

/** Why it gives a slot to nobody else but this customer. */
type ClaimantRefusal = 'own_booking' | 'too_many_open' | 'too_many_unpaid' | 'too_many_new';

export interface Claim extends Record<string, unknown> {
  refusal: SlotRefusal | ClaimantRefusal | null;
  /** The own booking that stands in the way. */
  own_booking: string | null;
  /** The number that is allowed. */
  maximum: number | null;
}
