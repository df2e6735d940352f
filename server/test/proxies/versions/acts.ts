import { randomUUID } from 'node:crypto';
import type { Booking } from '@pahiya/contract/bookings/schemas';
import type { Post } from '@pahiya/contract/community/schemas';
import type { TicketDetail } from '@pahiya/contract/support/schemas';
import { bookingInput } from '../../booking-inputs.ts';
import { ticketForm } from '../../ticketing.ts';
import type { Offer } from './offers.ts';
import { sent, type Visitor, type Written } from './visitor.ts';

export interface World {
  nextOffer(): Offer;
  /** Posts of everybody. */
  posts: string[];
}

/** Writes something, and returns where it can be read. */
type Act = (visitor: Visitor, world: World) => Promise<Written>;

async function book(visitor: Visitor, offer: Offer, paymentMethod: 'cash' | 'online'): Promise<string> {
  const { garage, bookingDate, bookingTime } = offer;
  const input = bookingInput(garage, { bookingDate, bookingTime, address: `12, ${garage.location}`, paymentMethod });
  const { id } = await visitor.ask<Booking>('POST', '/bookings', input);
  return id;
}

async function bookInCash(visitor: Visitor, { nextOffer }: World): Promise<Written> {
  const id = await book(visitor, nextOffer(), 'cash');
  return { path: `/bookings/${id}`, contains: '"confirmed"' };
}

async function bookAndPay(visitor: Visitor, { nextOffer }: World): Promise<Written> {
  const id = await book(visitor, nextOffer(), 'online');
  const link = await visitor.ask<{ paymentUrl: string }>('POST', `/bookings/${id}/payment-link`, {});
  const page = await sent(link.paymentUrl, {});
  const attempt = /name="attempt" value="(\w+)"/.exec(page)?.[1] ?? '';
  const body = new URLSearchParams({ attempt, method: 'upi', choice: 'pay', delay: '0' });
  await sent(link.paymentUrl, { method: 'POST', body, redirect: 'manual' });
  return { path: `/bookings/${id}`, contains: '"paymentStatus":"paid"', isLater: true };
}

async function publish(visitor: Visitor, { posts }: World): Promise<Written> {
  const caption = `Sunday drive ${randomUUID()}`;
  const { id } = await visitor.ask<Post>('POST', '/posts', { caption, idempotencyKey: randomUUID() });
  posts.push(id);
  return { path: `/posts/${id}`, contains: caption };
}

async function comment(visitor: Visitor, { posts }: World): Promise<Written> {
  const path = `/posts/${posts.at(-1)}/comments`;
  const content = `Good one ${randomUUID()}`;
  await visitor.send('POST', path, { content, idempotencyKey: randomUUID() });
  return { path: `${path}?limit=50`, contains: content };
}

async function like(visitor: Visitor, { posts }: World): Promise<Written> {
  const path = `/posts/${posts[Math.floor(Math.random() * posts.length)]}`;
  await visitor.send('PUT', `${path}/like`);
  return { path, contains: '"isLiked":true' };
}

async function openTicket(visitor: Visitor): Promise<Written> {
  const description = `Where is my car? ${randomUUID()}`;
  const { id } = await visitor.ask<TicketDetail>('POST', '/support/tickets', ticketForm({ description }));
  return { path: `/support/tickets/${id}`, contains: description };
}

async function askRevvy(visitor: Visitor): Promise<Written> {
  const conversationId = randomUUID();
  await visitor.send('POST', '/revvy/conversations', { conversationId });
  const path = `/revvy/conversations/${conversationId}/messages`;
  const text = `How often should I change the oil? ${randomUUID()}`;
  await visitor.send('POST', path, { messageId: randomUUID(), text, detectedLanguage: 'en' });
  return { path, contains: text };
}

const look: Act = async () => ({ path: '/garages/featured', contains: '"id"' });

/** Publishing comes first: others act on posts. */
export const acts: Act[] = [publish, bookInCash, comment, bookAndPay, like, openTicket, look, askRevvy];
