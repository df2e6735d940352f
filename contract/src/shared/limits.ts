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
  /** Why a booking was cancelled. */
  reasonLength: 300,
  /** How much longer an unpaid booking keeps its slot after its payment failed, was cancelled or abandoned. */
  failedPaymentHoldMinutes: 5,
  /** How long a payment link can be paid; Razorpay's links last at least fifteen minutes. */
  paymentLinkMinutes: 20,
  /** Links made for one booking, so that nobody holds a slot for ever without paying. */
  paymentAttempts: 5,
  /** Refunds are processed within this many business days (the FAQ of the specification). */
  refundBusinessDays: { from: 5, to: 7 },
  reviewLength: 1000,
  searchTextLength: 80,
  pageSize: 20,
  pageSizeMaximum: 50,
} as const;
