export interface BookingLimits {
  /** Open bookings per account, and per phone number shared by new accounts. */
  open: number;
  unpaid: number;
  /** Limits accounts that are younger than a day and share a network. */
  newAtGarage: number;
  newInAll: number;
}
