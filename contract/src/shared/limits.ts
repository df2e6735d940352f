/** Business constants and limits (specification, section 9, unless another source is named). */
export const limits = {
  /** Rupees added to the total of a home service; pickup is free. */
  homeServiceFee: 49,
  featuredGarages: 20,
  /** Put in order at the desk; customers see the first of them. */
  featuredGaragesInOrder: 200,
  nearbyGarages: 50,
  /** The newest are shown. */
  favouriteGarages: 200,
  /** Shown on cards when a garage has no rating of its own. */
  defaultRating: 4.3,
  passwordMinimum: 6,
  passwordMaximum: 128,
  /** A password, or an e-mail address. */
  proofLength: 254,
  pincodeLength: 6,
  /** Kilometres; what is farther away is not called nearby. */
  nearbyReachKm: 200,
  /** Kilometres. Nobody collects a vehicle from, or works at, a city farther from the garage than this. */
  visitReachKm: 100,
  /** How many days ahead a slot may be booked; the specification names only the lower bound. */
  bookingHorizonDays: 90,
  servicesPerBooking: 20,
  /** Free slots offered when the wanted one is taken. */
  alternativeSlots: 4,
  addressLength: 300,
  notesLength: 1000,
  vehicleNameLength: 60,
  ownVehicles: 20,
  fullNameLength: 80,
  bioLength: 300,
  /** Why a booking was cancelled. */
  reasonLength: 300,
  /** How much longer an unpaid booking keeps its slot after its payment failed, was cancelled or abandoned. */
  failedPaymentHoldMinutes: 5,
  /** An unpaid booking loses its slot for good this long after it was made, however often its payment was tried. */
  unpaidHoldMinutes: 30,
  /** Razorpay makes no link that expires sooner. A minute more, so that the request arrives in time. */
  shortestPaymentLinkMinutes: 16,
  /** Links made for one booking. */
  paymentAttempts: 5,
  /** Refunds are processed within this many business days (the FAQ of the specification). */
  refundBusinessDays: { from: 5, to: 7 },
  reviewLength: 1000,
  searchTextLength: 80,
  /** Of a profile picture. */
  avatarBytes: 5 * 1024 * 1024,
  /** Of a post's picture. */
  pictureBytes: 10 * 1024 * 1024,
  /** More are refused before they are unpacked. */
  picturePixels: 50_000_000,
  /** Of AVIF, which takes many times the work of a JPEG and packs an empty picture into a kilobyte. */
  avifPixels: 16_000_000,
  captionLength: 2000,
  commentLength: 1000,
  /** What a reporter may add. */
  reportLength: 500,
  usernameLength: 30,
  /** The newest profiles that match a search. */
  profilesFound: 20,
  /** An account counts as new this long, and may do less. */
  newAccountHours: 24,
  newAccountPostsADay: 5,
  newAccountCommentsADay: 60,
  newAccountFollowsADay: 100,
  newAccountLikesADay: 200,
  /** Links of a younger account, or of one that never had a service done, wait for a moderator. */
  trustedAccountDays: 7,
  /** Posts and comments of one account with the same text within a day. */
  sameTextsADay: 2,
  /** Letters and digits; people say shorter things often, and mean well. */
  repeatableTextLength: 16,
  /** A second like of the same post tells nothing new within this time. */
  notificationRestMinutes: 60,
  notificationsShown: 50,
  /** The badge says `99+` above it. */
  unreadShown: 99,
  /** A web push key that is not longer is none (specification, section 5). */
  pushKeyLength: 80,
  pushTokenLength: 4096,
  /** Of one account; the oldest leaves. */
  pushTokens: 20,
  revvyTextLength: 4000,
  /** Pictures and frames of videos with one question. */
  revvyAttachments: 8,
  /** Of a conversation that is renamed by hand; one that is named by its first question has 40 letters and '...'. */
  revvyTitleLength: 80,
  revvyAutoTitleLength: 40,
  /** How long the deletion of a conversation can be taken back. */
  revvyUndoSeconds: 60,
  /** A grievance is acknowledged within so many hours and answered within so many days. */
  grievanceAcknowledgeHours: 48,
  grievanceDueDays: 30,
  ticketAttachments: 5,
  /** Each must be smaller (specification, section 5). */
  ticketFileBytes: 10 * 1024 * 1024,
  ticketTextLength: 4000,
  subjectLength: 120,
  chatMessageLength: 2000,
  /** Shown in the help hub. */
  recentTickets: 5,
  /** Offered by the ticket form as what it is about. */
  bookingsInPicker: 10,
  serviceNameLength: 80,
  /** Of a file of garages that is imported from the browser. */
  importBytes: 5 * 1024 * 1024,
  /** Of a table that leaves as one file. */
  exportRows: 100_000,
  pageSize: 20,
  pageSizeMaximum: 50,
} as const;
