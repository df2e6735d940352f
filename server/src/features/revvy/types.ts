import type { SlotStart, VehicleType } from '@pahiya/contract/garages/schemas';
import type { Card, RevvyLanguage, RevvyMessage } from '@pahiya/contract/revvy/schemas';
import type { Vehicle } from '@pahiya/contract/vehicles/schemas';
import type { DayPart, IntentName, PhraseName, TimeName } from './rules/names.ts';
import type { Phrase, Sign } from './rules/signs.ts';

/** Where the one who asks is, as chosen on Home. */
export interface AskedPlace {
  city?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

/** A question with all an engine may know of it. Whose it is, only the tools know. */
export interface Asking {
  text: string;
  /** Pictures and frames of videos, as WebP; read only by who can look at them. */
  pictures: { read(): Promise<Buffer> }[];
  /** What was said before in the conversation, oldest first, as far as it fits. */
  history: (Pick<RevvyMessage, 'role' | 'content'> & { cards?: Card[] })[];
  /** To be answered in. */
  language: RevvyLanguage;
  /** Red flags that were recognised in it; their warning has been told already. */
  dangers: string[];
  account: TokenAccount;
}

/** What the one who asks may still use of the AI model today. */
export interface TokenAccount {
  /** Counts some tokens before the answer is begun; false when none are left today. */
  setAside(): Promise<boolean>;
  /** Once: takes the place of what was set aside. */
  useTokens(tokens: number): Promise<void>;
}

/**
 * `text` was written by an engine and is checked for dangers it may have noticed; `note` is ours, read and approved, and
 * is not. Both are Markdown.
 */
export type AnswerPart = { type: 'text'; text: string } | { type: 'note'; text: string } | { type: 'card'; card: Card };

/** Thrown by an engine whose provider did not answer, or too late; what it said before stays. */
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
  /** Ends when the answer is whole; stops soon after `signal`. */
  answer(asking: Asking, tools: RevvyTools, signal: AbortSignal): AsyncIterable<AnswerPart>;
}

export type CardOf<Kind extends Card['kind']> = Extract<Card, { kind: Kind }>;

export interface WantedDraft {
  /** What is to be done, in words of the catalogue. */
  search: string;
  /** Without one the best garage near the place that has it. */
  garageId?: string | undefined;
  /** `YYYY-MM-DD`; without one the next free slot. */
  date?: string | undefined;
  part?: DayPart | undefined;
  /** In the customer's words: of several services that fit, the one named most like it is taken. */
  said?: string | undefined;
  vehicleType?: VehicleType | undefined;
  city?: string | undefined;
}

/** A garage that a text names, and what it has. */
export interface NamedGarage {
  garageId: string;
  name: string;
  vehicleTypes: VehicleType[];
  services: string[];
  /** The text without the name, which may have words such as `battery` or `bike` in it. */
  rest: string;
}

interface WantedService {
  search: string;
  vehicleType?: VehicleType | undefined;
  /** Without one the place of the question. */
  city?: string | undefined;
}

export type OwnVehicle = Omit<Vehicle, 'id'>;

/**
 * What both engines may do. Made for one account and one question: no tool takes a user's id, and none writes anything; what
 * changes something stands on a card and happens when its owner taps. Each answers null when there is nothing.
 */
export interface RevvyTools {
  /** Whether it is known where the customer is; without a place garages of all of India are looked at. */
  readonly hasPlace: boolean;
  /** The best three near the place, and anywhere when there is none near; or the one that is named. */
  findGarages(wanted: Partial<WantedService> & { garageId?: string | undefined }): Promise<CardOf<'garages'> | null>;
  /** What garages near the place ask for it now, and everywhere when there are none near. */
  priceRange(wanted: WantedService): Promise<CardOf<'price'> | null>;
  /** Those to come, soonest first; otherwise the last one. At most three. */
  ownBookings(): Promise<CardOf<'bookings'> | null>;
  draftBooking(wanted: WantedDraft): Promise<CardOf<'draft'> | null>;
  /** The free slots nearest to what was wanted, closest first. */
  nearestSlots(wanted: { garageId: string; date: string; part?: DayPart | undefined }): Promise<SlotStart[]>;
  /** The garage whose name, or enough of it, stands in the text, though mistyped; those of the city before others. */
  garageNamed(text: string, city?: string): Promise<NamedGarage | null>;
  /** Of the customer's own vehicles, or of the last booking. */
  lastVehicle(): Promise<VehicleType | null>;
  /** The customer's own vehicles, what was booked for last first. Their numbers are for the customer alone, not for a model. */
  ownVehicles(): Promise<OwnVehicle[]>;
}

/** A danger that comes before every answer. */
export interface Flag {
  id: string;
  warning: string;
  signs: Sign[];
  /** What marks a clause as about something like it that is no danger. */
  but: Sign[];
}

/** What Revvy says and understands in one language. */
export interface LanguagePack {
  language: RevvyLanguage;
  phrases: Record<PhraseName, string>;
  intents: Record<IntentName, Sign[]>;
  times: Record<TimeName, Phrase[]>;
  /** What these phrases are searched for as, in the English of the notes. */
  words: { search: string; phrases: Phrase[] }[];
  /** What marks a clause of an answer as what only might happen. */
  conditions: Phrase[];
  /** What marks a clause of a question as one about no danger of now. */
  notNow: Phrase[];
  /** The same, unless it is told in one breath with what happens again. */
  mended: Phrase[];
  again: Phrase[];
  flags: Flag[];
}

export type Packs = Record<RevvyLanguage, LanguagePack>;

export interface QuestionCheck {
  /** To be answered in. */
  language: RevvyLanguage;
  /** Ids of the dangers that were recognised. */
  flags: string[];
  /** What comes before the answer, Markdown. */
  warning: string | null;
  /** What is said instead of an answer. */
  refusal: { kind: 'harmful' | 'offTopic'; text: string } | null;
}

export interface Safety {
  checkQuestion(question: { text: string; interfaceLanguage: Exclude<RevvyLanguage, 'hi-Latn'> }): QuestionCheck;
  /** The warning of a danger that an engine tells of, such as one it saw in a picture; null for none. */
  checkAnswer(answer: { text: string; language: RevvyLanguage }): string | null;
}

/** A note of the vehicle knowledge base, one file under `server/data/revvy/knowledge`. */
export interface Note {
  id: string;
  topic: string;
  title: string;
  /** Ways people ask for it. */
  asked: string[];
  vehicles: VehicleType[];
  /** What garages' services are searched for. */
  services: string[];
  /** Red flags that this may be. */
  dangers: string[];
  /** The law, standard or manual a stated fact is from. */
  sources: string[];
  /** Markdown. */
  body: string;
  translations: Map<RevvyLanguage, { title: string; asked: string[]; body: string }>;
}

export interface FoundNote {
  note: Note;
  score: number;
  /** How much of what the question's words tell the note has, 0 to 1; a note on its danger has all. */
  share: number;
}

export interface NoteIndex {
  /** Best first; `dangers` are the red flags that were recognised in the text. */
  search(wanted: Pick<Asking, 'text' | 'language' | 'dangers'>): FoundNote[];
}

/** A service as the catalogue is searched for it, and the words that mean it. */
export interface CatalogueTerm {
  search: string;
  meant: Sign[];
}

export interface Understood {
  intents: ReadonlySet<IntentName>;
  /** What the catalogue is to be searched for; null when no service is named. */
  service: string | null;
  vehicleType: VehicleType | undefined;
}

/** A question, what was understood of it, and what an answer is made from. */
export interface Turn extends Understood {
  asking: Asking;
  phrases: LanguagePack['phrases'];
  tools: RevvyTools;
  /** Named in the question or before. */
  city: string | undefined;
  /** Of a garage that is named, or was offered before and is agreed to. */
  garageId: string | undefined;
  named: NamedGarage | null;
  /** What reads like a garage's name, where no garage is called so. */
  unknownGarage: string | undefined;
  /** `YYYY-MM-DD`, of a day the question names, or of the draft it goes on with. */
  date: string | undefined;
  part: DayPart | undefined;
  /** `YYYY-MM-DD` in India. */
  today: string;
  /** The question, with what it goes on with, without the name of a garage. */
  said: string;
  /** So short after an answer about bookings that it can only be about them. */
  isAboutBookings: boolean;
}
