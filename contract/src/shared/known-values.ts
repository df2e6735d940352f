// Lists that pages show and values that they recognise. They are not beside their schemas, because a page that imports
// a schema loads zod.

export const vehicleTypes = ['car', 'bike', 'truck', 'suv'] as const;

export const serviceTypes = ['pickup', 'home_service'] as const;

export const paymentMethods = ['cash', 'online'] as const;

/**
 * `slot_closed`: no longer offered; `own_booking`: another of the customer's; `by_hand`: made on the gateway's
 * dashboard.
 */
export const refundReasons = [
  'booking_cancelled',
  'slot_taken',
  'slot_closed',
  'own_booking',
  'cash_chosen',
  'already_paid',
  'amount_differs',
  'by_hand',
] as const;

export const ratings = [1, 2, 3, 4, 5] as const;

/** The subject of a ticket made by a chat. Clients translate it. */
export const chatSubject = 'Live Chat Support';
