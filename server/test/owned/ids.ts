import { randomUUID } from 'node:crypto';
import { bookingInput, tomorrow } from '../booking-inputs.ts';
import type { ProcedureName } from '../procedures.ts';
import { question } from '../revvy-stream.ts';
import { ticketForm } from '../ticketing.ts';
import { type Input, walkIn } from './inputs.ts';
import { attachmentOf, type OwnedWorld, type Thing, things } from './things.ts';

export type IdField = `${ProcedureName} ${string}`;

interface OwnedId {
  thing: Thing;
  input: (id: string, world: OwnedWorld) => Input | Promise<Input>;
  /** The client makes this id for a new thing: an unknown id creates it, and another account's is refused. */
  isMadeByClient?: true;
}

const named =
  (field: string, more: Input = {}) =>
  (id: string): Input => ({ [field]: id, ...more });
const ofBooking = { thing: things.booking, input: named('bookingId') };
const ofConversation = { thing: things.conversation, input: named('conversationId') };
const ofReply = { thing: things.reply, input: named('messageId') };
const ofTicket = { thing: things.ticket, input: named('ticketId') };

const ownTicket = (world: OwnedWorld) => things.ticket(world, world.own);
const ownConversation = (world: OwnedWorld) => things.conversation(world, world.own);

/** One vehicle cannot have two bookings at a time. */
const hours = ['09:00', '12:00', '15:00'];

export const ownedIds: Record<IdField, OwnedId> = {
  'account.endSession sessionId': { thing: things.session, input: named('sessionId') },
  'bookings.create vehicleId': {
    thing: things.vehicle,
    input: (vehicleId, { own }) => {
      const bookingTime = hours.shift() ?? '';
      return bookingInput(own.garage, { vehicleId, vehicleMake: 'Tata', vehicleModel: 'Nexon', bookingTime });
    },
  },
  'bookings.list bookingId': ofBooking,
  'bookings.get bookingId': ofBooking,
  'bookings.cancel bookingId': ofBooking,
  'bookings.reschedule bookingId': {
    thing: things.booking,
    input: named('bookingId', { bookingDate: tomorrow, bookingTime: '15:00' }),
  },
  'bookings.payInCash bookingId': { ...ofBooking, thing: things.onlineBooking },
  'bookings.history bookingId': ofBooking,
  'bookings.calendar bookingId': ofBooking,
  'payments.createLink bookingId': { ...ofBooking, thing: things.onlineBooking },
  'payments.outcome bookingId': { ...ofBooking, thing: things.onlineBooking },
  'reviews.save bookingId': { thing: things.completedBooking, input: named('bookingId', { rating: 4 }) },
  'community.create fileId': {
    thing: things.postPicture,
    input: (fileId) => ({ caption: `Clean ${randomUUID()}`, fileId, idempotencyKey: randomUUID() }),
  },
  'community.delete postId': { thing: things.post, input: named('postId') },
  'community.deleteComment commentId': { thing: things.comment, input: named('commentId') },
  'notifications.read notificationId': { thing: things.notification, input: named('notificationId') },
  'revvy.create conversationId': { ...ofConversation, isMadeByClient: true },
  'revvy.rename conversationId': { ...ofConversation, input: named('conversationId', { title: 'Mine now' }) },
  'revvy.delete conversationId': ofConversation,
  'revvy.restore conversationId': { ...ofConversation, thing: things.deletedConversation },
  'revvy.messages conversationId': ofConversation,
  'revvy.handOver conversationId': ofConversation,
  'revvy.send conversationId': {
    thing: things.conversation,
    input: (conversationId) => ({ conversationId, ...question('Let me in') }),
  },
  'revvy.send messageId': {
    thing: things.question,
    input: async (messageId, world) => ({
      conversationId: await ownConversation(world),
      ...question('Let me in', { messageId }),
    }),
    isMadeByClient: true,
  },
  'revvy.send attachments.fileId': {
    thing: things.revvyPicture,
    input: async (fileId, world) => ({
      conversationId: await ownConversation(world),
      ...question('Look', { attachments: [{ fileId, kind: 'picture' }] }),
    }),
  },
  'revvy.follow messageId': ofReply,
  'revvy.retry messageId': ofReply,
  'revvy.edit messageId': {
    thing: things.question,
    input: named('messageId', { text: 'Let me in', detectedLanguage: 'en' }),
  },
  'revvy.showVersion messageId': { ...ofReply, input: named('messageId', { version: 1 }) },
  'revvy.stop messageId': ofReply,
  'revvy.rate messageId': { ...ofReply, input: named('messageId', { feedback: 'up' }) },
  'support.ticket ticketId': ofTicket,
  'support.reopen ticketId': { ...ofTicket, thing: things.resolvedTicket },
  'support.rate ticketId': { thing: things.resolvedTicket, input: named('ticketId', { stars: 1 }) },
  'support.messages ticketId': ofTicket,
  'support.mark ticketId': { ...ofTicket, input: named('ticketId', { deliveredSeq: 1, readSeq: 1 }) },
  'support.typing ticketId': ofTicket,
  'support.transcript ticketId': ofTicket,
  'support.sendMessage ticketId': {
    thing: things.ticket,
    input: (ticketId) => ({ ticketId, messageId: randomUUID(), message: 'Hello' }),
  },
  'support.sendMessage messageId': {
    thing: things.ticketMessage,
    input: async (messageId, world) => ({ ticketId: await ownTicket(world), messageId, message: 'Hello' }),
    isMadeByClient: true,
  },
  'support.sendMessage fileIds': {
    thing: things.attachment,
    input: async (fileId, world) => ({
      ticketId: await ownTicket(world),
      messageId: randomUUID(),
      fileIds: [fileId],
    }),
  },
  'support.createTicket bookingId': { thing: things.booking, input: (bookingId) => ({ ...ticketForm(), bookingId }) },
  'support.createTicket fileIds': { thing: things.attachment, input: (id) => ({ ...ticketForm(), fileIds: [id] }) },
  'support.createTicket appealOf': { thing: things.ruling, input: (appealOf) => ({ ...ticketForm(), appealOf }) },
  'support.cancelCall callId': { thing: things.call, input: named('callId') },
  'vehicles.change vehicleId': {
    thing: things.vehicle,
    input: named('vehicleId', { type: 'car', make: 'Tata', model: 'Punch' }),
  },
  'vehicles.remove vehicleId': { thing: things.vehicle, input: named('vehicleId') },
  'desk.garage.assign mechanicId': {
    thing: things.mechanic,
    input: async (mechanicId, world) => ({ bookingId: await things.booking(world, world.own), mechanicId }),
  },
  'desk.garage.changeService serviceId': {
    thing: things.service,
    input: (serviceId, { own }) => ({
      ...{ garageId: own.garage.id, serviceId },
      ...{ name: `Tyres ${serviceId}`, price: 500, duration: 30 },
    }),
  },
  'desk.garage.changeMechanic mechanicId': {
    thing: things.mechanic,
    input: (mechanicId, { own }) => ({
      ...{ garageId: own.garage.id, mechanicId },
      ...{ name: `Ravi ${mechanicId}`, isActive: false },
    }),
  },
  'desk.garage.walkIn serviceIds': {
    thing: things.service,
    input: (serviceId, { own }) => ({ ...walkIn(own, randomUUID()), serviceIds: [serviceId] }),
  },
  'desk.support.reply messageId': {
    thing: things.ticketMessage,
    input: async (messageId, world) => ({ ticketId: await ownTicket(world), messageId, message: 'Hello' }),
    isMadeByClient: true,
  },
  'desk.support.reply fileIds': {
    thing: ({ api, agent, own }, side) => attachmentOf(api, side === own ? agent : side.customer),
    input: async (fileId, world) => ({
      ticketId: await ownTicket(world),
      messageId: randomUUID(),
      fileIds: [fileId],
    }),
  },
};
