import type { VehicleType } from '@pahiya/contract/garages/schemas';
import type { CityIndex } from '../../locations/types.ts';
import type { DayPart } from '../knowledge/names.ts';
import type { Clock } from '../rules/when/hours.ts';
import { readWhen } from '../rules/when/read-when.ts';
import type { Asking, CardOf, CatalogueTerm, Packs } from '../types.ts';
import { cityNamed } from './city-named.ts';
import { understand } from './understand.ts';

/** Earlier messages supply it to a short follow-up message. */
export interface Context {
  service: string | null;
  serviceName: string | undefined;
  vehicleType: VehicleType | undefined;
  /** The message that named the vehicle. */
  vehicleText: string | undefined;
  part: DayPart | undefined;
  clock: Clock | undefined;
  city: string | undefined;
  /** The garage of the last answer's draft, or the first of its list. */
  garageId: string | undefined;
  draft: CardOf<'draft'> | undefined;
  lastAnswer: string;
  hasOffer: boolean;
  hasBookings: boolean;
}

interface Knowledge {
  packs: Packs;
  terms: readonly CatalogueTerm[];
  cities: CityIndex;
}

type Said = Asking['history'][number];

export function readContext({ packs, terms, cities }: Knowledge, { history, language }: Asking): Context {
  const latest = history.toReversed();
  const asked = latest.filter(({ role }) => role === 'user').map(({ content }) => content);
  const understood = asked.map((text) => understand(packs, terms, { text, language }));
  const last = history.at(-1)?.role === 'assistant' ? history.at(-1) : undefined;
  const cards = last?.cards ?? [];
  const draft = cards.find((card) => card.kind === 'draft');
  const garages = cards.find((card) => card.kind === 'garages');
  return {
    service: first(latest.map((said) => serviceOf(said, { packs, terms, cities }, language))) ?? null,
    serviceName: draft?.services.map(({ name }) => name).join(' '),
    ...(draft ? lastTime(packs, asked) : { part: undefined, clock: undefined }),
    vehicleText: asked.find((_, index) => understood[index]?.vehicleType !== undefined),
    lastAnswer: last?.content ?? '',
    vehicleType: first(understood.map(({ vehicleType }) => vehicleType)),
    city: first(asked.map((text) => cityNamed(text, cities))),
    garageId: draft?.garageId ?? garages?.items[0]?.garageId,
    draft,
    hasOffer: cards.some(
      ({ kind }) => kind === 'draft' || kind === 'garages' || kind === 'price' || kind === 'services',
    ),
    hasBookings: cards.some(({ kind }) => kind === 'bookings'),
  };
}

function lastTime(packs: Packs, asked: readonly string[]): Pick<Context, 'part' | 'clock'> {
  for (const text of asked) {
    const { part, clock } = readWhen(packs, { text, today: anyDay });
    if (part || clock) return { part, clock };
  }
  return { part: undefined, clock: undefined };
}

/** Times of the day do not depend on it. */
const anyDay = '2000-01-01';

/** An answer offers it on its cards or in its last line. */
function serviceOf({ role, content, cards = [] }: Said, { packs, terms }: Knowledge, language: Asking['language']) {
  const named = (text: string) => understand(packs, terms, { text, language }).service;
  if (role === 'user') return named(content);
  for (const card of cards) {
    if (card.kind === 'price') return card.service;
    if (card.kind === 'services') return card.search;
    if (card.kind === 'draft') return named(card.services.map(({ name }) => name).join(' '));
  }
  return named(content.trim().split('\n').at(-1) ?? '');
}

function first<Value>(values: (Value | null | undefined)[]): Value | undefined {
  return values.find((value) => value !== null && value !== undefined) ?? undefined;
}
