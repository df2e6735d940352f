import { vehicleType } from '@pahiya/contract/garages/schemas';
import type { Card } from '@pahiya/contract/revvy/schemas';
import { calendarDate } from '@pahiya/contract/shared/date-schemas';
import { id } from '@pahiya/contract/shared/ids';
import { type Tool, tool } from 'ai';
import { z } from 'zod';
import type { Logger } from '../../../platform/logger.ts';
import type { RevvyTools } from '../tools/revvy-tools.ts';

const search = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .describe('The work in English words of a catalogue, such as "Oil Change"');
const city = textOrNone(() => true).describe('Only when the customer names a place');

/** Models send an empty text for unknown values. Not every provider accepts declared formats, which cost tokens. */
function textOrNone(fits: (text: string) => boolean) {
  return z
    .string()
    .max(80)
    .transform((text) => text.trim() || undefined)
    .refine((text) => text === undefined || fits(text), 'This is not valid')
    .optional();
}

const wantedService = z.strictObject({ search, vehicleType: vehicleType.optional(), city });

/** Strict: an input such as whose data is wanted is refused before a tool runs. */
export const toolInputs = {
  findGarages: wantedService.partial(),
  priceRange: wantedService,
  ownBookings: z.strictObject({}),
  ownVehicles: z.strictObject({}),
  draftBooking: wantedService.extend({
    garageId: textOrNone((text) => id.safeParse(text).success).describe('Only one that findGarages gave'),
    date: textOrNone((text) => calendarDate.safeParse(text).success).describe(
      'YYYY-MM-DD; without one the next free slot',
    ),
  }),
  handOverToSupport: z.strictObject({}),
};

interface Use {
  tools: RevvyTools;
  log: Logger;
  onCard: (card: Card) => void;
}

/** Tools only read: a change is a card that the customer taps. */
export function createModelTools({ tools, log, onCard }: Use) {
  async function look<Found>(name: string, read: () => Promise<Found>): Promise<Found> {
    return await read().catch((error: unknown) => {
      log.error({ err: error, tool: name }, 'a tool of Revvy failed');
      // This message goes to the provider.
      throw new Error('This is not available at the moment.');
    });
  }
  async function show(name: string, read: () => Promise<Card | null>) {
    const card = await look(name, read);
    if (!card) return { found: false };
    onCard(card);
    return { found: true, shownToCustomer: true, data: card };
  }
  return {
    findGarages: tool({
      description: 'Garages near the customer that do this work, with prices and the next free slot',
      inputSchema: toolInputs.findGarages,
      execute: (wanted) => show('findGarages', () => tools.findGarages(wanted)),
    }),
    priceRange: tool({
      description: 'What garages near the customer ask for this work today, in rupees',
      inputSchema: toolInputs.priceRange,
      execute: (wanted) => show('priceRange', () => tools.priceRange(wanted)),
    }),
    ownBookings: tool({
      description: "The customer's own bookings that are to come, or the last one, with their state",
      inputSchema: toolInputs.ownBookings,
      execute: () => show('ownBookings', () => tools.ownBookings()),
    }),
    ownVehicles: tool({
      description:
        "The customer's own vehicles: fuel, kilometres, and when PUC and insurance run out and service is due",
      inputSchema: toolInputs.ownVehicles,
      execute: async () => {
        const own = await look('ownVehicles', () => tools.ownVehicles());
        if (own.length > 0) onCard({ kind: 'vehicles' });
        const data = own.map(({ registration: _, ...vehicle }) => vehicle);
        return { found: own.length > 0, shownToCustomer: false, data };
      },
    }),
    draftBooking: tool({
      description: 'Prepares a booking that the customer looks at and confirms; nothing is booked by it',
      inputSchema: toolInputs.draftBooking,
      execute: (wanted) => show('draftBooking', () => tools.draftBooking(wanted)),
    }),
    handOverToSupport: tool({
      description: 'Offers the customer to send this conversation to the support team; it is sent only when they tap',
      inputSchema: toolInputs.handOverToSupport,
      execute: () => show('handOverToSupport', async () => ({ kind: 'support' })),
    }),
  } satisfies Record<keyof typeof toolInputs, Tool>;
}
