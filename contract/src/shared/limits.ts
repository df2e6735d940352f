/** Their rules are in docs/product.md. */
export const limits = {
  /** Rupees; pickup is free. */
  homeServiceFee: 49,
  featuredGarages: 20,
  /** The desk can order this many. Customers see the first `featuredGarages` of them. */
  featuredGaragesInOrder: 200,
  nearbyGarages: 50,
  favouriteGarages: 200,
  /** A sorted search looks at this many garages (product, section 3.4). */
  sortedGarages: 100,
  /** Today is the first. */
  nextFreeDays: 7,
  defaultRating: 4.3,
  passwordMinimum: 6,
  passwordMaximum: 128,
  proofLength: 254,
  pincodeLength: 6,
  nearbyReachKm: 200,
  /** A garage neither collects vehicles from nor works in a city farther away. */
  visitReachKm: 100,
  /** Today is the first (product, section 4.1). */
  bookingHorizonDays: 90,
  servicesPerBooking: 20,
  alternativeSlots: 4,
  addressLength: 300,
  notesLength: 1000,
  vehicleNameLength: 60,
  ownVehicles: 20,
  fullNameLength: 80,
  bioLength: 300,
  reasonLength: 300,
  /** The hold lasts this long after a payment failed, was cancelled or was abandoned. */
  failedPaymentHoldMinutes: 5,
  /** The hold ends at most this long after the booking was made, however often payment was tried. */
  unpaidHoldMinutes: 30,
  /** Razorpay's minimum is 15 minutes; one more covers the time the request takes. */
  shortestPaymentLinkMinutes: 16,
  paymentAttempts: 5,
  /** Product, section 5.4. */
  refundBusinessDays: { from: 5, to: 7 },
  reviewLength: 1000,
  searchTextLength: 80,
  avatarBytes: 5 * 1024 * 1024,
  pictureBytes: 10 * 1024 * 1024,
  picturePixels: 50_000_000,
  /** AVIF takes far more work to decode than JPEG and packs an empty picture into a kilobyte. */
  avifPixels: 16_000_000,
  captionLength: 2000,
  commentLength: 1000,
  reportLength: 500,
  usernameLength: 30,
  profilesFound: 20,
  newAccountHours: 24,
  newAccountPostsADay: 5,
  newAccountCommentsADay: 60,
  newAccountFollowsADay: 100,
  newAccountLikesADay: 200,
  /** Links of younger accounts wait for a moderator, as do those of accounts without a completed service. */
  trustedAccountDays: 7,
  /** Limits the same text of an account, in posts and comments together. */
  sameTextsADay: 2,
  /** Letters and digits. People often repeat a short text in good faith. */
  repeatableTextLength: 16,
  /** A repeated like or follow sends no second notification within this time. */
  notificationRestMinutes: 60,
  notificationsShown: 50,
  /** Above it the badge shows `99+`. */
  unreadShown: 99,
  /** A web push key counts as configured only when it is longer (product, section 10.3). */
  pushKeyLength: 80,
  pushTokenLength: 4096,
  pushTokens: 20,
  revvyTextLength: 4000,
  revvyAttachments: 8,
  revvyTitleLength: 80,
  revvyAutoTitleLength: 40,
  revvyUndoSeconds: 60,
  /** Versions that are kept of one question with its answer. */
  revvyVersions: 10,
  grievanceAcknowledgeHours: 48,
  grievanceDueDays: 30,
  ticketAttachments: 5,
  /** Product, section 12.4. */
  ticketFileBytes: 10 * 1024 * 1024,
  ticketTextLength: 4000,
  subjectLength: 120,
  chatMessageLength: 2000,
  recentTickets: 5,
  bookingsInPicker: 10,
  serviceNameLength: 80,
  /** Largest garage file that the browser imports. */
  importBytes: 5 * 1024 * 1024,
  /** A table exported as one file has at most this many rows. */
  exportRows: 100_000,
  pageSize: 20,
  pageSizeMaximum: 50,
} as const;
