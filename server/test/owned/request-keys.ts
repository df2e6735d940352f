import { bookingInput } from '../booking-inputs.ts';
import { ticketForm } from '../ticketing.ts';
import type { IdField } from './ids.ts';
import { type Input, walkIn } from './inputs.ts';
import { type OwnedWorld, things } from './things.ts';

/** Two accounts may use the same key. */
export const requestKeys: Record<IdField, (key: string, world: OwnedWorld, side: OwnedWorld['own']) => Promise<Input>> =
  {
    'bookings.create idempotencyKey': async (idempotencyKey, _, { garage }) => bookingInput(garage, { idempotencyKey }),
    'community.create idempotencyKey': async (idempotencyKey) => ({ caption: 'Clean at last', idempotencyKey }),
    'community.comment idempotencyKey': async (idempotencyKey, world) => ({
      postId: await things.post(world, world.other),
      ...{ content: 'Lovely', idempotencyKey },
    }),
    'support.createTicket idempotencyKey': async (idempotencyKey) => ticketForm({ idempotencyKey }),
    'support.requestCall idempotencyKey': async (idempotencyKey) => ({
      ...{ name: 'Asha', phone: '+919876543210', reason: 'The bill' },
      ...{ date: '2026-11-23', time: '14:00', idempotencyKey },
    }),
    'desk.garage.walkIn idempotencyKey': async (idempotencyKey, _, side) => walkIn(side, idempotencyKey),
  };
