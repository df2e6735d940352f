import type { APIRequestContext } from '@playwright/test';
import { addDays } from '../contract/src/shared/dates.ts';
import type { CallSlot } from '../contract/src/support/schemas.ts';
import { sectionNames } from '../web/src/features/account/types.ts';
import { type Customer, firstGarage, today } from './api.ts';
import { createPost, newCaption } from './community-steps.ts';
import { bookSomething } from './completed-booking.ts';
import { callAs } from './people.ts';

const nobody = '00000000-0000-4000-8000-000000000000';

export const openPaths = [
  '/',
  '/?show=location',
  '/?show=featured',
  '/?show=nearby',
  '/services',
  '/services?text=brake',
  '/services?text=submarine',
  '/car-service',
  '/bike-service',
  '/doorstep-service',
  '/car-modifications',
  '/car-modifications/mumbai',
  '/bike-service?city=Leh',
  '/services/no-such-service',
  '/auth',
  '/auth?mode=signup',
  '/auth/reset',
  '/auth/reset#token=some-token',
  '/auth/confirm#token=some-token',
  '/delete-account',
  '/delete-account#token=some-token',
  '/support',
  '/support?q=submarine',
  '/support?show=terms',
  '/support?show=privacy',
  `/payment-failed?booking_id=${nobody}`,
  '/no-such-page',
];

/** Pages that look different to a customer who has nothing yet. */
export const emptyPaths = [
  '/',
  '/profile',
  '/profile?tab=bookings',
  '/profile?tab=saved',
  '/profile?list=followers',
  '/profile?list=following',
  '/settings?section=addresses',
  '/settings?section=garage',
  '/notifications',
  '/revvy?show=conversations',
  '/support/tickets',
];

export async function ownPaths(request: APIRequestContext, customer: Customer): Promise<string[]> {
  const detail = await firstGarage(request);
  const booking = await bookSomething(request, customer, detail);
  const post = await createPost(request, customer, newCaption('The clutch is soft again'));
  const ticket = await raiseTicket(request, customer, { category: 'payment', bookingId: booking.id });
  for (const category of ['booking', 'app_bug', 'account'])
    await raiseTicket(request, customer, { category, priority: 'high' });
  const [slot] = await callAs<CallSlot[]>(request, customer, 'GET', '/support/call-slots').then((slots) =>
    slots.filter(({ isOver }) => !isOver),
  );
  await callAs(request, customer, 'POST', '/support/call-requests', {
    ...{ name: customer.fullName, phone: '+919876543210', reason: 'The invoice names another car' },
    ...{ date: slot?.date, time: slot?.time, idempotencyKey: crypto.randomUUID() },
  });
  await callAs(request, customer, 'POST', '/vehicles', {
    type: 'car',
    make: 'Maruti Suzuki',
    model: 'Grand Vitara',
    registration: 'KA 05 MX 4821',
    fuel: 'petrol',
    kilometres: 123_456,
    pucUntil: addDays(today(), -2),
    insuranceUntil: addDays(today(), 5),
    serviceDue: addDays(today(), 200),
  });
  return [
    '/',
    '/profile',
    '/profile?tab=bookings',
    '/profile?tab=saved',
    '/profile?list=followers',
    '/profile?list=following',
    '/profile/aarav.menon',
    '/profile/nobody.has.this.name',
    '/settings',
    ...sectionNames.map((section) => `/settings?section=${section}`),
    '/community',
    '/community?show=create',
    '/community?search=brake',
    '/community?search=submarine',
    `/community?comments=${post.id}`,
    `/garage/${detail.garage.id}`,
    `/garage/${nobody}`,
    `/post/${post.id}`,
    '/notifications',
    '/revvy',
    '/revvy?show=conversations',
    `/book/${detail.garage.id}`,
    `/book/${detail.garage.id}?search=Brake+Pads`,
    `/book/${nobody}`,
    `/bookings/${booking.id}`,
    `/bookings/${booking.id}?show=cancel`,
    `/bookings/${booking.id}?show=reschedule`,
    '/support',
    '/support/create-ticket',
    '/support/call-request',
    '/support/chat',
    '/support/tickets',
    `/support/tickets/${ticket.id}`,
    ...deskPaths(detail.garage.id, ticket.id),
  ];
}

function raiseTicket(request: APIRequestContext, customer: Customer, change: object): Promise<{ id: string }> {
  return callAs(request, customer, 'POST', '/support/tickets', {
    email: customer.email,
    subject: 'The invoice names another car',
    description: 'It is for a Swift; mine is an i20.',
    idempotencyKey: crypto.randomUUID(),
    ...change,
  });
}

function deskPaths(garageId: string, ticketId: string): string[] {
  const garage = `/desk/garages/${garageId}`;
  return [
    '/desk/tickets',
    `/desk/tickets/${ticketId}`,
    `/desk/tickets/${ticketId}?pane=details`,
    '/desk/calls',
    '/desk/replies',
    '/desk/reports',
    '/desk/team',
    '/desk/money',
    '/desk/audit',
    '/desk/featured',
    '/desk/import',
    '/desk/mails',
    '/desk/export',
    `${garage}?date=${today()}`,
    `${garage}?view=week`,
    `${garage}/services`,
    `${garage}/mechanics`,
    `${garage}/hours`,
  ];
}
