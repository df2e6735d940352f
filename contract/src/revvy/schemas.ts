import { z } from 'zod';
import { bookingStatus, paymentMethod, paymentStatus } from '../bookings/schemas.ts';
import { picture } from '../files/schemas.ts';
import { serviceType, slotStart, vehicleType } from '../garages/schemas.ts';
import { calendarDate, clockTime, instant } from '../shared/date-schemas.ts';
import { id } from '../shared/ids.ts';
import { limits } from '../shared/limits.ts';
import { rupees } from '../shared/money.ts';
import { text } from '../shared/text.ts';

export const revvyLanguages = ['en', 'hi', 'mr', 'bn', 'ta', 'te', 'gu', 'kn', 'ml', 'pa', 'hi-Latn'] as const;
export const revvyLanguage = z.enum(revvyLanguages);
export type RevvyLanguage = z.infer<typeof revvyLanguage>;

export const conversation = z.object({ id, title: z.string(), updatedAt: instant });
export type Conversation = z.infer<typeof conversation>;

const offeredService = z.object({ id, name: z.string(), price: rupees });

/** An offer as the catalogue has it at this moment. */
export const garageOffer = z.object({
  garageId: id,
  name: z.string(),
  location: z.string(),
  averageRating: z.number().nullable(),
  distanceKm: z.number().nullable(),
  services: z.array(offeredService),
  nextSlot: slotStart.nullable(),
});
export type GarageOffer = z.infer<typeof garageOffer>;

/** The service in the language of the answer. Models and earlier versions give none. */
const label = z.string().optional();

/** Facts from the database, or a step that happens only when the customer taps. */
export const card = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('garages'), items: z.array(garageOffer) }),
  z.object({
    kind: z.literal('price'),
    service: z.string(),
    label,
    vehicleType: vehicleType.nullable(),
    city: z.string().nullable(),
    lowest: rupees,
    highest: rupees,
    garages: z.int().positive(),
    /** Answers of earlier versions have none. */
    cheapest: z.object({ garageId: id, name: z.string(), location: z.string(), service: z.string() }).optional(),
  }),
  z.object({
    kind: z.literal('bookings'),
    items: z.array(
      z.object({
        bookingId: id,
        garageName: z.string(),
        serviceNames: z.array(z.string()),
        bookingDate: calendarDate,
        bookingTime: clockTime,
        status: bookingStatus,
        /** Answers of earlier versions have none. */
        paymentMethod: paymentMethod.optional(),
        paymentStatus,
        mechanicName: z.string().nullable(),
      }),
    ),
  }),
  /** Writes nothing: opens the booking page, where the customer confirms. */
  z.object({
    kind: z.literal('draft'),
    garageId: id,
    garageName: z.string(),
    services: z.array(offeredService),
    total: rupees,
    slot: slotStart,
    vehicleType: vehicleType.nullable(),
    /** The customer's wish, if the garage offers it for this work. */
    serviceType: serviceType.optional(),
    /** No slot was free on the requested day. */
    isOtherDay: z.boolean(),
  }),
  z.object({ kind: z.literal('services'), search: z.string(), label }),
  z.object({ kind: z.literal('vehicles') }),
  /** Hands the conversation to support after the customer agrees. */
  z.object({ kind: z.literal('support') }),
  z.object({ kind: z.literal('sources'), titles: z.array(z.string()) }),
  /** Revvy is not sure which note is meant. Each is the title of a note, which the customer can ask. */
  z.object({
    kind: z.literal('choices'),
    questions: z.array(z.string()),
    /** How each note begins, or null. Answers of earlier versions have none. */
    beginnings: z.array(z.string().nullable()).optional(),
  }),
]);
export type Card = z.infer<typeof card>;

/** `frame`: a still from a video, which never leaves the device. */
export const attachmentKinds = ['picture', 'frame'] as const;
const attachmentKind = z.enum(attachmentKinds);
export type AttachmentKind = z.infer<typeof attachmentKind>;

export const feedback = z.enum(['up', 'down']);
export type Feedback = z.infer<typeof feedback>;

/** `lost`: the node that wrote it is gone. */
export const replyFailures = ['stopped', 'provider', 'slow', 'lost'] as const;

export const message = z.object({
  id,
  role: z.enum(['user', 'assistant']),
  /** An answer is Markdown without its warning. */
  content: z.string(),
  warning: z.string().nullable(),
  cards: z.array(card),
  attachments: z.array(z.object({ id, kind: attachmentKind, picture })),
  status: z.enum(['streaming', 'complete', 'interrupted']),
  failure: z.enum(replyFailures).nullable(),
  feedback: feedback.nullable(),
  language: revvyLanguage,
  /** Which of its versions an answer shows, from 1; a question has the version of its answer. */
  version: z.int().positive(),
  versions: z.int().positive(),
  createdAt: instant,
});
export type RevvyMessage = z.infer<typeof message>;

/** The first event has everything so far, the last one the stored answer. */
export const replyEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('started'), conversation, question: message, reply: message }),
  z.object({ type: z.literal('warning'), warning: z.string() }),
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('card'), card }),
  z.object({ type: z.literal('ended'), conversation, reply: message }),
]);
export type ReplyEvent = z.infer<typeof replyEvent>;

const place = z.strictObject({
  city: text().trim().max(limits.searchTextLength).optional(),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
});

const spoken = {
  /** `hi` for Devanagari, otherwise `en` (product, section 11.4); refined by script and `interfaceLanguage`. */
  detectedLanguage: z.enum(['hi', 'en']),
  interfaceLanguage: revvyLanguage.exclude(['hi-Latn']).default('en'),
  place: place.nullable().default(null),
};

export const sendInput = z
  .strictObject({
    conversationId: id,
    /** Sending it again is the same question and gives the same answer. */
    messageId: id,
    text: text().trim().max(limits.revvyTextLength).default(''),
    attachments: z
      .array(z.strictObject({ fileId: id, kind: attachmentKind }))
      .max(limits.revvyAttachments)
      .default([]),
    ...spoken,
  })
  .refine((input) => input.text !== '' || input.attachments.length > 0, {
    error: 'Write something or add a picture',
    path: ['text'],
  });
export type SendInput = z.infer<typeof sendInput>;

/** `messageId` is the question's. Its pictures stay. */
export const editInput = z.strictObject({
  messageId: id,
  text: text().trim().min(1).max(limits.revvyTextLength),
  ...spoken,
});
export type EditInput = z.infer<typeof editInput>;

/** The web app has their texts. */
export const suggestions = [
  'serviceDue',
  'brakeNoise',
  'mileage',
  'batteryWeak',
  'monsoon',
  'puc',
  'acWeak',
  'chainCare',
  'bikeStart',
  'evRange',
  'cngCare',
  'oilPrice',
  'whereBooking',
] as const;
export const suggestion = z.enum(suggestions);
export type Suggestion = z.infer<typeof suggestion>;

export const welcome = z.object({
  engine: z.enum(['offline', 'model']),
  canSeePictures: z.boolean(),
  vehicle: z.object({ type: vehicleType, make: z.string(), model: z.string() }).nullable(),
  suggestions: z.array(suggestion),
});
export type Welcome = z.infer<typeof welcome>;
