import { randomUUID } from 'node:crypto';
import type { Booking } from '@pahiya/contract/bookings/schemas';
import type { TicketDetail } from '@pahiya/contract/support/schemas';
import { callRequests } from '../src/features/support/tables/call-tables.ts';
import type { Api } from './api.ts';
import { bookingInput } from './booking-inputs.ts';
import type { Customer } from './customers.ts';
import { createGarage, type StoredGarage } from './garages.ts';
import { createMember, writePost } from './members.ts';
import { createStaff } from './staff.ts';

export interface DeskWorld {
  api: Api;
  garage: StoredGarage;
  customer: Customer;
  otherStaff: Customer;
  staff: Customer;
  agent: Customer;
  admin: Customer;
}

export async function createDeskWorld(api: Api): Promise<DeskWorld> {
  const { db } = api.services;
  const mechanics = Array.from({ length: 20 }, (_, index) => ({ name: `Mechanic ${index}` }));
  const garage = await createGarage(db, { mechanics });
  const other = await createGarage(db);
  return {
    api,
    garage,
    customer: await createMember(api),
    otherStaff: await createStaff(api, 'garage', other.id),
    staff: await createStaff(api, 'garage', garage.id),
    agent: await createStaff(api, 'agent'),
    admin: await createStaff(api, 'admin'),
  };
}

/** The day on which tests run, so that work can begin. */
const today = { bookingDate: '2026-11-23', bookingTime: '15:00' };

export async function createBooking({ api, garage, customer }: DeskWorld): Promise<string> {
  const { status, body } = await api.call<Booking>('POST', '/bookings', bookingInput(garage, today), customer);
  if (status !== 201) throw new Error(`The booking was refused: ${JSON.stringify(body)}`);
  return body.id;
}

export async function createTicket(
  api: Api,
  { token, email }: Customer,
  change: Record<string, unknown> = {},
): Promise<TicketDetail> {
  const form = {
    name: 'Asha Rao',
    email,
    phone: '',
    subject: 'Where is my car?',
    category: 'garage',
    description: 'It was to be ready at five.',
    idempotencyKey: randomUUID(),
    ...change,
  };
  const { status, body } = await api.call<TicketDetail>('POST', '/support/tickets', form, { token });
  if (status !== 201) throw new Error(`The ticket was refused: ${JSON.stringify(body)}`);
  return body;
}

export async function createCall(
  { api, customer }: Pick<DeskWorld, 'api' | 'customer'>,
  preferredTime = new Date('2026-11-23T10:00:00+05:30'),
): Promise<string> {
  const id = randomUUID();
  await api.services.db.insert(callRequests).values({
    id,
    userId: customer.id,
    customerName: 'Asha Rao',
    customerPhone: '+919876543210',
    reason: 'The bill is wrong',
    preferredTime,
    idempotencyKey: randomUUID(),
  });
  return id;
}

export async function createReport({ api, customer }: DeskWorld): Promise<{ postId: string; reportId: string }> {
  const { id: postId } = await writePost(api, customer);
  const input = { target: 'post', targetId: postId, reason: 'spam', details: 'Again' };
  const { body } = await api.call<{ id: string }>('POST', '/reports', input, await createMember(api));
  return { postId, reportId: body.id };
}
