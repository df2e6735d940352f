import type { Card, RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { indexCities } from '../src/features/locations/rules.ts';
import { loadKnowledge } from '../src/features/revvy/knowledge/load-knowledge.ts';
import { createOfflineEngine } from '../src/features/revvy/offline/offline-engine.ts';
import { createSafety } from '../src/features/revvy/safety/safety.ts';
import type { RevvyTools, WantedDraft } from '../src/features/revvy/tools/revvy-tools.ts';
import type { Asking } from '../src/features/revvy/types.ts';

const knowledge = await loadKnowledge();
export const { packs } = knowledge;
const safety = createSafety(packs, knowledge.readLatin);
const pune = { name: 'Pune', state: 'Maharashtra', latitude: 18.5, longitude: 73.8, aliases: ['पुणे'], population: 0 };
const delhi = {
  name: 'Delhi',
  state: 'Delhi',
  latitude: 28.6,
  longitude: 77.2,
  aliases: ['दिल्ली', 'Dilli'],
  population: 0,
};
/** Saturday, 21 November 2026. */
export const engine = createOfflineEngine({
  ...knowledge,
  cities: indexCities([pune, delhi]),
  now: () => new Date('2026-11-21T06:00:00Z'),
});

const garageId = '00000000-0000-4000-8000-000000000001';
const slot = { date: '2026-11-22', startTime: '10:00', endTime: '11:00' };
const garage = { garageId, name: 'Sharma Works', location: 'Pune', averageRating: 4.5, distanceKm: 2, nextSlot: slot };

export function fakeTools(changed: Partial<RevvyTools> = {}) {
  const searched: object[] = [];
  const tools: RevvyTools = {
    hasPlace: true,
    async findGarages(wanted) {
      searched.push(wanted);
      return { kind: 'garages', items: [{ ...garage, services: [] }] };
    },
    async priceRange({ search }) {
      const facts = { vehicleType: null, city: null, lowest: 999, highest: 2_499, garages: 4 };
      return { kind: 'price', service: search, ...facts };
    },
    howFar: async () => new Map(),
    nearestGarage: async () => null,
    async ownBookings() {
      const booked = {
        bookingDate: '2026-11-23',
        bookingTime: '10:00',
        status: 'confirmed',
        paymentStatus: 'pending',
      } as const;
      const names = { garageName: 'Sharma *Works*', serviceNames: ['Oil Change'], mechanicName: null };
      return { kind: 'bookings', items: [{ bookingId: garageId, ...names, ...booked }] };
    },
    async draftBooking({ search, serviceType }) {
      searched.push({ search });
      const services = [{ id: garageId, name: search, price: 1_499 }];
      const made = {
        garageName: 'Sharma Works',
        services,
        total: 1_499,
        vehicleType: null,
        serviceType,
        isOtherDay: false,
      };
      return { kind: 'draft', garageId, slot, ...made };
    },
    nearestSlots: async () => [slot],
    isOpen: async () => true,
    workTime: async () => ({ least: 45, most: 90 }),
    garageNamed: async () => null,
    lastVehicle: async () => null,
    ownVehicles: async () => [],
    ...changed,
  };
  return { tools, searched };
}

interface Question {
  language?: RevvyLanguage;
  tools?: RevvyTools;
  pictures?: Asking['pictures'];
  history?: Asking['history'];
}

export async function ask(
  text: string,
  { language = 'en', tools = fakeTools().tools, pictures = [], history = [] }: Question = {},
) {
  const interfaceLanguage = language === 'hi-Latn' ? 'en' : language;
  const { flags: dangers } = safety.checkQuestion({ text, interfaceLanguage });
  const account = { setAside: async () => false, useTokens: async () => undefined };
  const asking: Asking = { text, pictures, history, language, dangers, account };
  const cards: Card[] = [];
  let reply = '';
  for await (const part of engine.answer(asking, tools, new AbortController().signal)) {
    if (part.type === 'card') cards.push(part.card);
    else reply += part.text;
  }
  return { reply, cards, kinds: cards.map(({ kind }) => kind) };
}

interface Conversation {
  language?: RevvyLanguage;
  tools?: RevvyTools;
}

/** Sends the messages in one conversation. Returns the last answer and the drafts that the tools were asked for. */
export async function converse(
  said: readonly string[],
  { language = 'en', tools = fakeTools().tools }: Conversation = {},
) {
  const drafted: WantedDraft[] = [];
  const watched: RevvyTools = {
    ...tools,
    draftBooking: (wanted) => {
      drafted.push(wanted);
      return tools.draftBooking(wanted);
    },
  };
  const history: Asking['history'] = [];
  let answer: Awaited<ReturnType<typeof ask>> = { reply: '', cards: [], kinds: [] };
  for (const content of said) {
    answer = await ask(content, { language, tools: watched, history: [...history] });
    history.push({ role: 'user', content }, { role: 'assistant', content: answer.reply, cards: answer.cards });
  }
  return { ...answer, drafted };
}

export function sourcesOf(cards: Card[]): string[] {
  return cards.flatMap((card) => (card.kind === 'sources' ? card.titles : []));
}
