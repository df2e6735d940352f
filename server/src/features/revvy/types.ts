import type { SlotStart, VehicleType } from '@pahiya/contract/garages/schemas';
import type { Card, RevvyLanguage, RevvyMessage } from '@pahiya/contract/revvy/schemas';
import type { Vehicle } from '@pahiya/contract/vehicles/schemas';
import type { DayPart, IntentName, PhraseName, TimeName } from './knowledge/names.ts';
import type { Phrase, Sign } from './knowledge/signs.ts';

/** The customer's place as chosen on Home. */
export interface AskedPlace {
  city?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

/** A question with all that an engine may know about it. Only the tools know whose it is. */
export interface Asking {
  text: string;
  /** Pictures and frames of videos, as WebP. Only engines that can see read them. */
  pictures: { read(): Promise<Buffer> }[];
  /** Earlier messages of the conversation, oldest first, as far as they fit. */
  history: (Pick<RevvyMessage, 'role' | 'content'> & { cards?: Card[] })[];
  /** Language of the answer. */
  language: RevvyLanguage;
  /** Dangers recognised in the question. Their warning has been sent already. */
  dangers: string[];
  account: TokenAccount;
}

/** The account's remaining model tokens for today. */
export interface TokenAccount {
  /** Reserves tokens before the answer starts; false when none are left today. */
  setAside(): Promise<boolean>;
  /** Call once: replaces the reservation with the tokens used. */
  useTokens(tokens: number): Promise<void>;
}

/**
 * `text` was written by an engine and is checked for dangers. `note` is our own reviewed text and is not. Both are
 * Markdown.
 */
export type AnswerPart = { type: 'text'; text: string } | { type: 'note'; text: string } | { type: 'card'; card: Card };

/** Thrown by an engine whose provider failed or was too late. Text sent before stays. */
export class EngineFailure extends Error {
  readonly reason: 'provider' | 'slow';

  constructor(reason: 'provider' | 'slow', cause?: unknown) {
    super(`the engine failed: ${reason}`, { cause });
    this.reason = reason;
  }
}

export interface Engine {
  readonly name: 'offline' | 'model';
  readonly canSeePictures: boolean;
  /** Ends when the answer is complete; stops soon after `signal`. */
  answer(asking: Asking, tools: RevvyTools, signal: AbortSignal): AsyncIterable<AnswerPart>;
}

export type CardOf<Kind extends Card['kind']> = Extract<Card, { kind: Kind }>;

export interface WantedDraft {
  /** The wanted service, in words of the catalogue. */
  search: string;
  /** By default the best garage near the place that offers the service. */
  garageId?: string | undefined;
  /** `YYYY-MM-DD`; by default the next free slot. */
  date?: string | undefined;
  part?: DayPart | undefined;
  /** The customer's words. Among several matching services the one with the closest name is taken. */
  said?: string | undefined;
  vehicleType?: VehicleType | undefined;
  city?: string | undefined;
}

export interface NamedGarage {
  garageId: string;
  name: string;
  vehicleTypes: VehicleType[];
  services: string[];
  /** The text without the name, because a name may contain words such as `battery` or `bike`. */
  rest: string;
}

interface WantedService {
  search: string;
  vehicleType?: VehicleType | undefined;
  /** By default the place of the question. */
  city?: string | undefined;
}

export type OwnVehicle = Omit<Vehicle, 'id'>;

/**
 * Tools of both engines, made for one account and one question. No tool takes a user id, and none writes: a change is
 * offered on a card and happens when the customer taps it. Each returns null when it finds nothing.
 */
export interface RevvyTools {
  /** Whether the customer's place is known. Without one, garages in all of India are searched. */
  readonly hasPlace: boolean;
  /** The best three near the place, or anywhere if there are none near; or the given garage. */
  findGarages(wanted: Partial<WantedService> & { garageId?: string | undefined }): Promise<CardOf<'garages'> | null>;
  /** Current prices at garages near the place, or everywhere if there are none near. */
  priceRange(wanted: WantedService): Promise<CardOf<'price'> | null>;
  /** Upcoming bookings, soonest first, at most three; without any, the last one. */
  ownBookings(): Promise<CardOf<'bookings'> | null>;
  draftBooking(wanted: WantedDraft): Promise<CardOf<'draft'> | null>;
  nearestSlots(wanted: { garageId: string; date: string; part?: DayPart | undefined }): Promise<SlotStart[]>;
  /** The garage whose name, or enough of it, is in the text, even if misspelled. Garages of the city come first. */
  garageNamed(text: string, city?: string): Promise<NamedGarage | null>;
  /** Type of the vehicle booked for last; see `findVehicle`. */
  lastVehicle(): Promise<VehicleType | null>;
  /** The customer's own vehicles, the one booked for last first. Registration numbers must not reach a model. */
  ownVehicles(): Promise<OwnVehicle[]>;
}

/** A danger whose warning comes before every answer. */
export interface Flag {
  id: string;
  warning: string;
  signs: Sign[];
  /** Signs of something harmless that sounds like the danger. */
  but: Sign[];
}

/** Phrases and vocabulary of one language. */
export interface LanguagePack {
  language: RevvyLanguage;
  phrases: Record<PhraseName, string>;
  intents: Record<IntentName, Sign[]>;
  times: Record<TimeName, Phrase[]>;
  /** Phrases, and the English words of the notes they are searched as. */
  words: { search: string; phrases: Phrase[] }[];
  /** Marks a clause of an answer as hypothetical. */
  conditions: Phrase[];
  /** Marks a clause of a question as not about a present danger. */
  notNow: Phrase[];
  /** Marks a fault as repaired, unless a clause with `again` says that it recurs. */
  mended: Phrase[];
  again: Phrase[];
  flags: Flag[];
}

export type Packs = Record<RevvyLanguage, LanguagePack>;

export interface QuestionCheck {
  /** Language of the answer. */
  language: RevvyLanguage;
  /** Ids of the recognised dangers. */
  flags: string[];
  /** Markdown, sent before the answer. */
  warning: string | null;
  /** Sent instead of an answer. */
  refusal: { kind: 'harmful' | 'offTopic'; text: string } | null;
}

export interface Safety {
  checkQuestion(question: { text: string; interfaceLanguage: Exclude<RevvyLanguage, 'hi-Latn'> }): QuestionCheck;
  /** The warning for a danger that an engine mentions, such as one it saw in a picture; null for none. */
  checkAnswer(answer: { text: string; language: RevvyLanguage }): string | null;
}

/** A note of the vehicle knowledge base, one file under `server/data/revvy/knowledge`. */
export interface Note {
  id: string;
  topic: string;
  title: string;
  /** Example questions. */
  asked: string[];
  vehicles: VehicleType[];
  /** Search texts for services of garages. */
  services: string[];
  /** Dangers that the note is about. */
  dangers: string[];
  /** The law, standard or manual that a stated fact comes from. */
  sources: string[];
  /** Markdown. */
  body: string;
  translations: Map<RevvyLanguage, { title: string; asked: string[]; body: string }>;
}

export interface FoundNote {
  note: Note;
  score: number;
  /** Share of the question's information that the note covers, 0 to 1; always 1 for a note on a recognised danger. */
  share: number;
}

export interface NoteIndex {
  /** Best first. `dangers` are those recognised in the text. */
  search(wanted: Pick<Asking, 'text' | 'language' | 'dangers'>): FoundNote[];
}

/** A service of the catalogue: its search text and the words that mean it. */
export interface CatalogueTerm {
  search: string;
  meant: Sign[];
}

export interface Understood {
  intents: ReadonlySet<IntentName>;
  /** Search text for the catalogue; null when no service is named. */
  service: string | null;
  vehicleType: VehicleType | undefined;
}

/** A question, its interpretation and the means to answer it. */
export interface Question extends Understood {
  asking: Asking;
  phrases: LanguagePack['phrases'];
  tools: RevvyTools;
  /** From the question or an earlier message. */
  city: string | undefined;
  /** Of a garage that is named, or that was offered before and is agreed to. */
  garageId: string | undefined;
  named: NamedGarage | null;
  /** A phrase that looks like a garage's name, when no garage has that name. */
  unknownGarage: string | undefined;
  /** `YYYY-MM-DD`: the day that the question names, or that of the draft it continues. */
  date: string | undefined;
  part: DayPart | undefined;
  /** `YYYY-MM-DD` in India. */
  today: string;
  /** The question, with what it continues, without the garage's name. */
  said: string;
  /** The message is so short after an answer about bookings that it must be about them. */
  isAboutBookings: boolean;
}
