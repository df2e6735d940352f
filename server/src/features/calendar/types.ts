/** Settings BOOKINGS_…. */
export interface BookingLimits {
  /** Open bookings per account, and per phone number shared by new accounts. */
  open: number;
  unpaid: number;
  /** Of accounts younger than a day from one network. */
  newAtGarage: number;
  newInAll: number;
}
