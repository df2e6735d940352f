/** Business constants and limits. docs/product.md has the rules they belong to. */
export const limits = {
  /** Rupees added to the total of a home service; pickup is free. */
  homeServiceFee: 49,
  featuredGarages: 20,
  /** How many garages can be put in order at the desk. Customers see the first `featuredGarages` of them. */
  featuredGaragesInOrder: 200,
  nearbyGarages: 50,
  /** Only the newest are shown. */
  favouriteGarages: 200,
  /** Shown on cards when a garage has no rating of its own. */
  defaultRating: 4.3,
  passwordMinimum: 6,
  passwordMaximum: 128,
  /** The proof is a password or an e-mail address. */
  proofLength: 254,
  pincodeLength: 6,
  /** Kilometres. A garage that is farther away does not count as nearby. */
  nearbyReachKm: 200,
  /** Kilometres. A garage neither collects vehicles from nor works in a city farther away than this. */
  visitReachKm: 100,
  /** How many days ahead a slot may be booked. Today is the first (product, section 4.1). */
  bookingHorizonDays: 90,
  servicesPerBooking: 20,
  /** Free slots offered instead of a taken one. */
  alternativeSlots: 4,
  addressLength: 300,
  notesLength: 1000,
  vehicleNameLength: 60,
  ownVehicles: 20,
  fullNameLength: 80,
  bioLength: 300,
  /** The reason given for a cancellation. */
  reasonLength: 300,
  /** How much longer an unpaid booking keeps its slot after a payment failed, was cancelled or was abandoned. */
  failedPaymentHoldMinutes: 5,
  /** An unpaid booking finally loses its slot this long after it was made, however often payment was tried. */
  unpaidHoldMinutes: 30,
  /** Razorpay links must stay valid for at least 15 minutes. The extra minute covers the time the request takes. */
  shortestPaymentLinkMinutes: 16,
  /** Payment links per booking. */
  paymentAttempts: 5,
  /** Refunds are processed within this many business days (product, section 5.4). */
  refundBusinessDays: { from: 5, to: 7 },
  reviewLength: 1000,
  searchTextLength: 80,
  /** Maximum size of a profile picture. */
  avatarBytes: 5 * 1024 * 1024,
  /** Maximum size of a post's picture. */
  pictureBytes: 10 * 1024 * 1024,
  /** A picture with more pixels is refused before it is decoded. */
  picturePixels: 50_000_000,
  /** Lower for AVIF, which takes far more work to decode than JPEG and packs an empty picture into a kilobyte. */
  avifPixels: 16_000_000,
  captionLength: 2000,
  commentLength: 1000,
  /** The note that a reporter may add. */
  reportLength: 500,
  usernameLength: 30,
  /** The newest profiles that match a search. */
  profilesFound: 20,
  /** How long an account counts as new and has lower limits. */
  newAccountHours: 24,
  newAccountPostsADay: 5,
  newAccountCommentsADay: 60,
  newAccountFollowsADay: 100,
  newAccountLikesADay: 200,
  /** Links wait for a moderator when the account is younger than this or never had a service completed. */
  trustedAccountDays: 7,
  /** How often one account may post the same text per day, in posts and comments together. */
  sameTextsADay: 2,
  /** Letters and digits. Shorter texts may be repeated, because people often say the same short thing in good faith. */
  repeatableTextLength: 16,
  /** The same like or follow within this time sends no second notification. */
  notificationRestMinutes: 60,
  notificationsShown: 50,
  /** The badge shows `99+` above this number. */
  unreadShown: 99,
  /** A web push key counts as configured only when it is longer than this (product, section 10.3). */
  pushKeyLength: 80,
  pushTokenLength: 4096,
  /** Per account. A new token replaces the oldest one. */
  pushTokens: 20,
  revvyTextLength: 4000,
  /** Pictures and video frames per question. */
  revvyAttachments: 8,
  /** The limit for renaming by hand. An automatic title is cut to 40 characters and '...'. */
  revvyTitleLength: 80,
  revvyAutoTitleLength: 40,
  /** How long the deletion of a conversation can be undone. */
  revvyUndoSeconds: 60,
  /** A grievance is acknowledged within these hours and answered within these days. */
  grievanceAcknowledgeHours: 48,
  grievanceDueDays: 30,
  ticketAttachments: 5,
  /** Each file must be smaller than this (product, section 12.4). */
  ticketFileBytes: 10 * 1024 * 1024,
  ticketTextLength: 4000,
  subjectLength: 120,
  chatMessageLength: 2000,
  /** The number shown in the help hub. */
  recentTickets: 5,
  /** The number of bookings that the ticket form offers to choose from. */
  bookingsInPicker: 10,
  serviceNameLength: 80,
  /** Maximum size of a garage file imported in the browser. */
  importBytes: 5 * 1024 * 1024,
  /** Maximum number of rows of a table exported as one file. */
  exportRows: 100_000,
  pageSize: 20,
  pageSizeMaximum: 50,
} as const;
