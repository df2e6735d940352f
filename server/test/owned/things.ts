import { randomUUID } from 'node:crypto';
import type { Booking } from '@pahiya/contract/bookings/schemas';
import type { UploadedFile } from '@pahiya/contract/files/schemas';
import type { Attachment } from '@pahiya/contract/support/schemas';
import type { Vehicle } from '@pahiya/contract/vehicles/schemas';
import { desc, eq, type SQLWrapper, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { authSessions } from '../../src/features/auth/tables.ts';
import { moderationActions } from '../../src/features/community/tables.ts';
import { mechanics, services } from '../../src/features/garages/tables.ts';
import { notifications } from '../../src/features/notifications/tables.ts';
import { supportTickets } from '../../src/features/support/tables.ts';
import type { Api } from '../api.ts';
import { bookingInput } from '../booking-inputs.ts';
import { createCompletedBooking } from '../completed-bookings.ts';
import type { Customer } from '../customers.ts';
import { createCall } from '../desk-world.ts';
import { createGarage, type StoredGarage } from '../garages.ts';
import { createMember, writeComment, writePost } from '../members.ts';
import { plainJpeg } from '../pictures.ts';
import { askAll, createConversation, ended, question } from '../revvy-stream.ts';
import { createStaff } from '../staff.ts';
import { attach, raiseTicket, say } from '../ticketing.ts';
import { sendForm } from '../uploads.ts';

export interface Side {
  customer: Customer;
  garage: StoredGarage;
  staff: Customer;
}

/** Nothing in common. Requests come from `own`. */
export interface OwnedWorld {
  api: Api;
  own: Side;
  other: Side;
  agent: Customer;
}

export async function createOwnedWorld(api: Api): Promise<OwnedWorld> {
  return {
    api,
    own: await createSide(api, 'Kiran Das'),
    other: await createSide(api, 'Asha Rao'),
    agent: await createStaff(api, 'agent'),
  };
}

async function createSide(api: Api, name: string): Promise<Side> {
  const garage = await createGarage(api.services.db, {
    mechanics: Array.from({ length: 60 }, (_, index) => ({ name: `Mechanic ${index}` })),
  });
  return { customer: await createMember(api, name), garage, staff: await createStaff(api, 'garage', garage.id) };
}

export type Thing = (world: OwnedWorld, side: Side) => Promise<string>;

async function made<Body>(api: Api, method: string, path: string, body: unknown, caller: Customer): Promise<Body> {
  const answer = await api.call<Body>(method, path, body, caller);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

async function book({ api }: OwnedWorld, { customer, garage }: Side, paymentMethod: 'cash' | 'online') {
  return (await made<Booking>(api, 'POST', '/bookings', bookingInput(garage, { paymentMethod }), customer)).id;
}

async function uploadPicture({ api }: OwnedWorld, { customer }: Side, purpose: 'post' | 'revvy'): Promise<string> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(await plainJpeg(20, 20))], 'photo.jpg', { type: 'image/jpeg' }));
  form.set('purpose', purpose);
  return (await sendForm<UploadedFile>(api, 'POST', '/files', form, customer.token)).body.id;
}

export async function attachmentOf(api: Api, { token }: Customer): Promise<string> {
  const file = { bytes: 'The bill', name: 'bill.txt', type: 'text/plain' };
  return (await attach<Attachment>(api, token, file)).body.id;
}

async function conversationOf({ api }: OwnedWorld, { customer }: Side): Promise<string> {
  const id = await createConversation(api, customer);
  await askAll(api, customer, id, question('A secret noise'));
  return id;
}

async function ticketOf({ api, agent }: OwnedWorld, { customer }: Side): Promise<string> {
  const { id } = await raiseTicket(api, customer);
  await say(api, agent, id, { isAgent: true });
  return id;
}

export const things = {
  session: async ({ api }, { customer }) => {
    const id = uuidv7();
    const row = { id, token: uuidv7(), userId: customer.id, expiresAt: new Date(Date.now() + 3_600_000) };
    await api.services.db.insert(authSessions).values(row);
    return id;
  },
  booking: (world, side) => book(world, side, 'cash'),
  onlineBooking: (world, side) => book(world, side, 'online'),
  completedBooking: ({ api }, { customer, garage }) => createCompletedBooking(api, customer, garage),
  payment: async (world, side) => {
    const path = `/bookings/${await book(world, side, 'online')}/payment-link`;
    return (await made<{ paymentId: string }>(world.api, 'POST', path, {}, side.customer)).paymentId;
  },
  vehicle: async ({ api }, { customer }) => {
    const input = { type: 'car', make: 'Tata', model: 'Nexon' };
    return (await made<Vehicle>(api, 'POST', '/vehicles', input, customer)).id;
  },
  post: async ({ api }, { customer }) => (await writePost(api, customer)).id,
  comment: async ({ api }, { customer }) =>
    (await writeComment(api, customer, (await writePost(api, customer)).id, `Lovely ${randomUUID()}`)).id,
  postPicture: (world, side) => uploadPicture(world, side, 'post'),
  revvyPicture: (world, side) => uploadPicture(world, side, 'revvy'),
  notification: async (world, side) => {
    await book(world, side, 'cash');
    const { id, userId, createdAt } = notifications;
    const { db } = world.api.services;
    const newest = db.select({ id }).from(notifications).where(eq(userId, side.customer.id)).orderBy(desc(createdAt));
    return (await newest.limit(1))[0]?.id ?? '';
  },
  conversation: conversationOf,
  deletedConversation: async (world, side) => {
    const id = await conversationOf(world, side);
    await made(world.api, 'DELETE', `/revvy/conversations/${id}`, undefined, side.customer);
    return id;
  },
  question: async ({ api }, { customer }) => {
    const asked = question('A secret noise');
    await askAll(api, customer, await createConversation(api, customer), asked);
    return asked.messageId;
  },
  reply: async ({ api }, { customer }) => {
    const conversationId = await createConversation(api, customer);
    return ended(await askAll(api, customer, conversationId, question('A secret noise'))).reply.id;
  },
  ticket: ticketOf,
  resolvedTicket: async (world, side) => {
    const id = await ticketOf(world, side);
    const { db } = world.api.services;
    await db.update(supportTickets).set({ status: 'resolved' }).where(eq(supportTickets.id, id));
    return id;
  },
  ticketMessage: async ({ api }, { customer }) => {
    const messageId = randomUUID();
    await say(api, customer, (await raiseTicket(api, customer)).id, { messageId });
    return messageId;
  },
  attachment: ({ api }, { customer }) => attachmentOf(api, customer),
  call: ({ api }, { customer }) => createCall({ api, customer }),
  ruling: async ({ api }, { customer }) => {
    const id = randomUUID();
    const row = { id, actor: 'Meera', action: 'warn', target: 'profile', reason: 'Threats' } as const;
    await api.services.db.insert(moderationActions).values({ ...row, targetId: customer.id });
    return id;
  },
  mechanic: async ({ api }, { garage }) => {
    const id = randomUUID();
    const row = { id, garageId: garage.id, name: `Arun ${id}`, status: 'active' } as const;
    await api.services.db.insert(mechanics).values(row);
    return id;
  },
  service: async ({ api }, { garage }) => {
    const id = randomUUID();
    const row = { id, garageId: garage.id, name: `Wheels ${id}`, price: 400, duration: 30 };
    await api.services.db.insert(services).values(row);
    return id;
  },
} satisfies Record<string, Thing>;

export async function rowsWith({ api }: Pick<OwnedWorld, 'api'>, ...ids: string[]): Promise<string[]> {
  const { db } = api.services;
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
      order by 1`,
  );
  const patterns = sql.join(
    ids.map((id) => sql`${`%${id}%`}`),
    sql`, `,
  );
  const mentioning = tables.map(({ name }): SQLWrapper => {
    const row = sql`${name}::text || ' ' || t::text`;
    return sql`select ${row} as row from ${sql.identifier(name)} t where t::text like any (array[${patterns}])`;
  });
  const { rows } = await db.execute<{ row: string }>(sql`${sql.join(mentioning, sql` union all `)} order by 1`);
  return rows.map(({ row }) => row);
}
