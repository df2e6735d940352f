/** Business constants and limits (specification, section 9, unless another source is named). */
export const limits = {
  /** Rupees added to the total of a home service; pickup is free. */
  homeServiceFee: 49,
  featuredGarages: 20,
  nearbyGarages: 50,
  /** The newest are shown. */
  favouriteGarages: 200,
  /** Shown on cards when a garage has no rating of its own. */
  defaultRating: 4.3,
  passwordMinimum: 6,
  passwordMaximum: 128,
  pincodeLength: 6,
  /** How many days ahead a slot may be booked; the specification names only the lower bound. */
  bookingHorizonDays: 90,
  servicesPerBooking: 20,
  /** Free slots offered when the wanted one is taken. */
  alternativeSlots: 4,
  addressLength: 300,
  notesLength: 1000,
  vehicleNameLength: 60,
  fullNameLength: 80,
  bioLength: 300,
  searchTextLength: 80,
  pageSize: 20,
  pageSizeMaximum: 50,
} as const;
