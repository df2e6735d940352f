import { randomUUID } from 'node:crypto';
import { bookingInput } from '../../../server/test/booking-inputs.ts';
import type { StoredGarage } from '../../../server/test/garages.ts';
import type { Expected } from './follow.ts';
import type { Ledger } from './ledger.ts';
import type { Payer } from './payer.ts';
import type { Person } from './person.ts';

/** Everything that a person acts on. */
export interface World {
  ledger: Ledger;
  payer: Payer;
  picture: Buffer;
  expect(expected: Expected): void;
  nextSlot(): { garage: StoredGarage; bookingDate: string; bookingTime: string };
  ticketOf(person: Person): string;
}

export type Act = (person: Person, world: World) => Promise<void>;

/** Books a slot, asks for a link and pays at the gateway. Some cancel afterwards. */
async function bookAndPay(person: Person, { ledger, payer, expect, nextSlot }: World): Promise<void> {
  const { garage, ...slot } = nextSlot();
  const sentAt = performance.now();
  const input = bookingInput(garage, { ...slot, paymentMethod: 'online' });
  const booked = await person.call({ name: 'book', method: 'POST', path: '/bookings', body: input });
  if (booked.status !== 201) return;
  const { id } = booked.body as { id: string };
  ledger.bookings.add(id);
  expect({ topic: 'bookings', ref: id, sentAt, reader: person.id });
  const path = `/bookings/${id}/payment-link`;
  const link = await person.call({ name: 'link', method: 'POST', path, body: {} });
  if (link.status !== 200) return;
  ledger.payments.add(payer.pay((link.body as { paymentUrl: string }).paymentUrl));
  if (ledger.payments.size % 3 > 0) return;
  const cancelled = await person.call({ name: 'cancel', method: 'POST', path: `/bookings/${id}/cancel`, body: {} });
  if (cancelled.status === 200) ledger.cancellations.add(id);
}

async function chat(person: Person, { ledger, expect, ticketOf }: World): Promise<void> {
  const ticket = ticketOf(person);
  const messageId = randomUUID();
  const sentAt = performance.now();
  const body = { messageId, message: `Where is my car? ${messageId}`, fileIds: [] };
  const said = await person.call({ name: 'chat', method: 'POST', path: `/support/tickets/${ticket}/messages`, body });
  if (said.status !== 201) return;
  ledger.messages.add(messageId);
  expect({ topic: `support:${ticket}`, ref: ticket, sentAt, reader: person.id });
}

async function publish(person: Person, { ledger, expect }: World, fileId: string | null = null): Promise<void> {
  const sentAt = performance.now();
  const body = { caption: `Sunday drive ${randomUUID()}`, idempotencyKey: randomUUID(), fileId };
  const posted = await person.call({ name: 'post', method: 'POST', path: '/posts', body });
  if (posted.status !== 201) return;
  const { id } = posted.body as { id: string };
  ledger.posts.add(id);
  expect({ topic: 'posts', ref: id, sentAt, reader: null });
}

async function publishPicture(person: Person, world: World): Promise<void> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(world.picture)], 'photo.jpg', { type: 'image/jpeg' }));
  form.set('purpose', 'post');
  const uploaded = await person.send({ name: 'upload', path: '/files', form });
  if (uploaded.status !== 201) return;
  const { id } = uploaded.body as { id: string };
  world.ledger.pictures.add(id);
  await publish(person, world, id);
}

async function toggleLike(person: Person, { ledger: { posts, likes } }: World): Promise<void> {
  const [postId] = [...posts].slice(Math.floor(Math.random() * posts.size));
  if (!postId) return;
  const key = `${postId}/${person.id}`;
  const isLiked = likes.get(key) ?? false;
  // Without an answer nobody knows the state.
  likes.delete(key);
  const method = isLiked ? 'DELETE' : 'PUT';
  const { status } = await person.call({ name: 'like', method, path: `/posts/${postId}/like` });
  if (status === 200) likes.set(key, !isLiked);
}

async function askRevvy(person: Person, { ledger }: World): Promise<void> {
  const conversationId = randomUUID();
  const body = { conversationId };
  const opened = await person.call({ name: 'open chat', method: 'POST', path: '/revvy/conversations', body });
  if (opened.status !== 201) return;
  const asked = { messageId: randomUUID(), text: 'How often should I change the oil?', detectedLanguage: 'en' };
  const path = `/revvy/conversations/${conversationId}/messages`;
  const answer = await person.call({ name: 'ask Revvy', method: 'POST', path, body: asked });
  if (answer.status === 200) ledger.questions.add(asked.messageId);
}

/** Asks for another place each time, so that no answer is remembered. */
async function locate(person: Person): Promise<void> {
  const [latitude, longitude] = [12 + Math.random(), 77 + Math.random()].map((angle) => angle.toFixed(4));
  const path = `/locations/reverse?latitude=${latitude}&longitude=${longitude}`;
  await person.call({ name: 'locate', method: 'GET', path });
}

export const acts: Act[] = [
  bookAndPay,
  chat,
  (person, world) => publish(person, world),
  toggleLike,
  askRevvy,
  locate,
  publishPicture,
];
