/** Reasons of the database (`claim_slot`) to give a slot to nobody. */
type SlotRefusal = 'garage_inactive' | 'holiday' | 'not_offered' | 'no_mechanics' | 'taken';

type ClaimantRefusal = 'own_booking' | 'too_many_open' | 'too_many_unpaid' | 'too_many_new';

export interface Claim extends Record<string, unknown> {
  refusal: SlotRefusal | ClaimantRefusal | null;
  /** Id of the customer's booking that conflicts. */
  own_booking: string | null;
  maximum: number | null;
}
