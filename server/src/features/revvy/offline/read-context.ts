import type { VehicleType } from '@pahiya/contract/garages/schemas';
import type { Card } from '@pahiya/contract/revvy/schemas';
import { knownLanguage } from '../../../platform/request-language.ts';
import type { CityIndex } from '../../locations/types.ts';
import { readWhen, type When } from '../times/read-when.ts';
import type { CardOf } from '../tools/revvy-tools.ts';
import type { AskedVehicle, Asking, CatalogueTerm, LanguagePack, Packs, Understood } from '../types.ts';
import { vehicleSaid } from './asked-vehicle.ts';
import { cityAsked } from './city-named.ts';
import { continuesTopic } from './continuation.ts';
import { understand } from './understand.ts';

/** Read from the earlier messages, because a follow-up does not repeat it. */
export interface Context {
  /** The last message that did more than change a detail, and what it means. Null in a new conversation. */
  topic: { text: string; intents: Understood['intents']; stories: string[] } | null;
  service: string | null;
  /** Works of the last draft or prices beside it. */
  otherServices: string[];
  serviceName: string | undefined;
  vehicleType: VehicleType | undefined;
  /** The message that named the vehicle. */
  vehicleText: string | undefined;
  /** The last one that a message clearly named. */
  vehicle: AskedVehicle | undefined;
  /** Days and times of the topic and of what changed it; the latest counts. */
  when: Pick<When, 'date' | 'part' | 'clock'>;
  city: string | undefined;
  /** The garage of the last draft, or the first of a later list. */
  garageId: string | undefined;
  draft: CardOf<'draft'> | undefined;
  /** Those of the last answer. */
  shownGarages: { garageId: string; name: string }[];
  lastAnswer: string;
  /** The titles of notes that the last answer offered. */
  offered: string[];
  hasOffer: boolean;
  hasBookings: boolean;
  /** The last answer was a note, or a choice of some. */
  hasNote: boolean;
}

interface Knowledge {
  packs: Packs;
  terms: readonly CatalogueTerm[];
  cities: CityIndex;
}

type Said = Asking['history'][number];

export function readContext(knowledge: Knowledge, { history, language }: Asking, today: string): Context {
  const { packs, terms, cities } = knowledge;
  const latest = history.slice(-remembered).toReversed();
  const asked = latest.filter(({ role }) => role === 'user').map(({ content }) => content);
  const vehicleOf = (text: string) => understand(packs, terms, { text, language }).vehicleType;
  const vehicleText = asked.find(vehicleOf);
  const last = history.at(-1)?.role === 'assistant' ? history.at(-1) : undefined;
  const cards = last?.cards ?? [];
  const draft = recentDraft(knowledge, latest, language);
  const garages = cards.find((card) => card.kind === 'garages');
  const begun = asked.findIndex((text, place) => {
    const isFirst = place === asked.length - 1;
    return isFirst || !continuesTopic(knowledge, { text, language });
  });
  const topicText = asked[begun];
  const service = first(latest, (said) => serviceOf(said, knowledge, language)) ?? null;
  const works =
    draft && !cards.some(({ kind }) => kind === 'price') ? worksOfDraft(knowledge, draft, language) : pricesOf(cards);
  return {
    topic:
      topicText === undefined
        ? null
        : {
            text: topicText,
            intents: understand(packs, terms, { text: topicText, language }).intents,
            stories: storiesOf(asked.slice(begun)),
          },
    service,
    otherServices: works.includes(service ?? '') ? works.filter((work) => work !== service) : [],
    serviceName: draft?.services.map(({ name }) => name).join(' '),
    when: lastTimes(asked.slice(0, begun + 1), packs, today),
    lastAnswer: last?.content ?? '',
    offered: cards.flatMap((card) => (card.kind === 'choices' ? card.questions : [])),
    vehicleType: vehicleText === undefined ? undefined : vehicleOf(vehicleText),
    vehicleText,
    vehicle: first(asked, (text) => vehicleSaid(packs, { text, language }, vehicleOf(text))),
    city: first(asked, (text) => cityAsked(text, cities, understand(packs, terms, { text, language }).intents)),
    garageId: (cards.some(({ kind }) => kind === 'draft') ? undefined : garages?.items[0]?.garageId) ?? draft?.garageId,
    draft,
    shownGarages: cards.flatMap((card) => {
      if (card.kind === 'garages') return card.items.map(({ garageId, name }) => ({ garageId, name }));
      return card.kind === 'draft' ? [{ garageId: card.garageId, name: card.garageName }] : [];
    }),
    hasOffer: cards.some(
      ({ kind }) => kind === 'draft' || kind === 'garages' || kind === 'price' || kind === 'services',
    ),
    hasBookings: cards.some(({ kind }) => kind === 'bookings'),
    hasNote: cards.some(
      (card) => card.kind === 'choices' || (card.kind === 'sources' && namesNote(packs, card.titles)),
    ),
  };
}

function namesNote(packs: Packs, [title]: readonly string[]): boolean {
  return Object.values<LanguagePack>(packs).some(({ phrases }) => title?.startsWith(phrases.sourceNotes));
}

const longestStory = 3;

/** The message alone and with one or two before it, because it may be a detail of them. The latest of `asked` comes first. */
function storiesOf(asked: readonly string[]): string[] {
  const told = asked.slice(0, longestStory);
  return told.map((_, before) =>
    told
      .slice(0, before + 1)
      .toReversed()
      .join(' '),
  );
}

const rememberedAnswers = 3;

/** Messages. Each takes some milliseconds to read. */
const remembered = 40;

/** A draft is remembered for some answers, unless the customer has dropped it. */
function recentDraft({ packs, terms }: Knowledge, latest: readonly Said[], language: Asking['language']) {
  let answers = 0;
  for (const { role, content, cards = [] } of latest) {
    if (role === 'user') {
      if (understand(packs, terms, { text: content, language }).intents.has('cancelIt')) return undefined;
      continue;
    }
    const draft = cards.find((card) => card.kind === 'draft');
    answers += 1;
    if (draft || answers === rememberedAnswers) return draft;
  }
  return undefined;
}

function worksOfDraft({ packs, terms }: Knowledge, draft: CardOf<'draft'>, language: Asking['language']): string[] {
  const works = draft.services.map(({ name }) => understand(packs, terms, { text: name, language }).service);
  return [...new Set(works.filter((work) => work !== null))];
}

function pricesOf(cards: readonly Card[]): string[] {
  return [...new Set(cards.flatMap((card) => (card.kind === 'price' ? [card.service] : [])))];
}

function lastTimes(asked: readonly string[], packs: Packs, today: string): Context['when'] {
  const times = asked.map((text) => readWhen(packs, { text, today }));
  const { part, clock } = times.find((when) => when.part ?? when.clock) ?? { part: undefined, clock: undefined };
  return { date: times.find(({ date }) => date)?.date, part, clock };
}

/** An answer offers it on its cards or in its last line. */
function serviceOf({ role, content, cards = [] }: Said, { packs, terms }: Knowledge, language: Asking['language']) {
  const named = (text: string) => understand(packs, terms, { text, language }).service;
  if (role === 'user') return named(content);
  for (const card of cards) {
    if (card.kind === 'price') return card.service;
    if (card.kind === 'services') return card.search;
    if (card.kind === 'draft') return named(card.services.map(({ name }) => name).join(' '));
  }
  const line = content.trim().split('\n').at(-1) ?? '';
  return labelled(line, terms, language) ?? named(line);
}

/** The service whose name in the asker's language the line has. Of `engine inspection` and `inspection` it is the longer. */
function labelled(line: string, terms: readonly CatalogueTerm[], language: Asking['language']): string | undefined {
  const found = terms
    .map(({ search, labels }) => ({ search, label: labels[knownLanguage(language) ?? 'en'] }))
    .filter(({ label }) => line.includes(label));
  return found.sort((a, b) => b.label.length - a.label.length)[0]?.search;
}

/** Stops at the first that has one, because reading a message takes time. */
function first<Item, Value>(items: readonly Item[], read: (item: Item) => Value | null | undefined): Value | undefined {
  for (const item of items) {
    const value = read(item);
    if (value !== null && value !== undefined) return value;
  }
  return undefined;
}
