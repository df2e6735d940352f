/** Reasons of the database (`claim_slot`). */
type SlotRefusal = 'garage_inactive' | 'holiday' | 'not_offered' | 'no_mechanics' | 'taken';

type ClaimantRefusal = 'own_booking' | 'too_many_open' | 'too_many_unpaid' | 'too_many_new';

export interface Claim extends Record<string, unknown> {
  refusal: SlotRefusal | ClaimantRefusal | null;
  own_booking: string | null;
  maximum: number | null;
}
