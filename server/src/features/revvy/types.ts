import type { VehicleType } from '@pahiya/contract/garages/schemas';
import type { Card, RevvyLanguage, RevvyMessage } from '@pahiya/contract/revvy/schemas';
import type { Language } from '../../platform/request-language.ts';
import type { IntentName, PhraseName, TimeName } from './knowledge/names.ts';
import type { Phrase, Sign } from './knowledge/signs.ts';
import type { RevvyTools } from './tools/revvy-tools.ts';

export type Power = 'fuel' | 'electric';

/** The vehicle that a question is about. */
export interface AskedVehicle {
  type?: VehicleType | undefined;
  /** `fuel` when a model is named that has no electric form of that name. */
  power?: Power | undefined;
  /** The message itself names it. Otherwise an earlier message did, or `gaadi`, which may mean any vehicle. */
  isSaid: boolean;
}

export interface AskedPlace {
  city?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

/** Only the tools know whose question it is. */
export interface Asking {
  text: string;
  /** WebP. Only engines that can see read them. */
  pictures: { read(): Promise<Buffer> }[];
  /** The oldest comes first. There are only as many as fit. */
  history: (Pick<RevvyMessage, 'role' | 'content'> & { cards?: Card[] })[];
  language: RevvyLanguage;
  /** Their warning has been sent already. */
  dangers: string[];
  account: TokenAccount;
}

export interface TokenAccount {
  /** Reserves tokens before the answer starts. False when none are left today. */
  setAside(): Promise<boolean>;
  /** Call once: replaces the reservation. */
  useTokens(tokens: number): Promise<void>;
}

/**
 * Only `text` is checked for dangers, because `note` and `warning` are our own reviewed texts. All are Markdown. A second
 * warning in an answer is left out.
 */
export type AnswerPart =
  | { type: 'warning'; text: string }
  | { type: 'text'; text: string }
  | { type: 'note'; text: string }
  | { type: 'card'; card: Card };

/** The provider failed or was too late. Text sent before stays. */
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
  answer(asking: Asking, tools: RevvyTools, signal: AbortSignal): AsyncIterable<AnswerPart>;
}

export interface Flag {
  id: string;
  warning: string;
  /** The warning for a bike or scooter, where the other speaks of parts that only a car has. */
  forBike?: string | undefined;
  signs: Sign[];
  /** Harmless things that sound like the danger. */
  but: Sign[];
  /** Signs that count even beside something harmless. */
  sure: Sign[];
}

/** Each list has twelve entries: one for each month or hour. */
interface TimeWords {
  months: Phrase[][];
  hours: Phrase[][];
  /** `half past one` in one word, and so on. */
  halves: Phrase[][];
}

export interface LanguagePack {
  language: RevvyLanguage;
  phrases: Record<PhraseName, string>;
  intents: Record<IntentName, Sign[]>;
  times: Record<TimeName, Phrase[]> & TimeWords;
  /** Phrases, and the English words of the notes they are searched as. */
  words: { search: string; phrases: Phrase[] }[];
  /** These make an answer hypothetical. */
  conditions: Phrase[];
  /** A question with these is about no present danger. */
  notNow: Phrase[];
  /** These ask what happens in general, unless `present` says that it happens to the asker: 'why do tyres burst'. */
  general: Sign[];
  present: Phrase[];
  /** These say that it is repaired, unless a clause with `again` says that it recurs. */
  mended: Phrase[];
  again: Phrase[];
  /** These say that a danger is absent: 'no smoke'. */
  denied: Phrase[];
  flags: Flag[];
  /** Names of electric vehicles, in all languages. */
  electric: Phrase[];
  harm: Harm;
}

/**
 * A rule names an act and its object. A message breaks it only if it also contains a `wish` to do the act, and no `help`
 * or else some `hiding`.
 */
export interface Harm {
  wish: Phrase[];
  /** A victim's, a buyer's or a lawful question. */
  help: Phrase[];
  /** These tell a culprit who writes like one who needs help: 'so that nobody finds out'. */
  hiding: Phrase[];
  rules: { id: string; signs: Sign[] }[];
}

export type Packs = Record<RevvyLanguage, LanguagePack>;

export interface QuestionCheck {
  language: RevvyLanguage;
  flags: string[];
  /** Markdown, sent before the answer. */
  warning: string | null;
  refusal: { kind: 'harmful' | 'offTopic'; text: string } | null;
}

export interface Safety {
  checkQuestion(question: {
    text: string;
    interfaceLanguage: Exclude<RevvyLanguage, 'hi-Latn'>;
    /** The customer's message before this one. */
    before?: string | undefined;
  }): QuestionCheck;
  checkAnswer(answer: { text: string; language: RevvyLanguage }): string | null;
}

export interface NoteText {
  title: string;
  asked: string[];
  body: string;
}

/** One file under `server/data/revvy/knowledge`. */
export interface Note extends NoteText {
  id: string;
  topic: string;
  vehicles: VehicleType[];
  /** The kind of drive that the note is about. Undefined for a note about both. */
  power?: Power | undefined;
  /** Ids of notes on the same subject. For a vehicle that this note is made for, it takes their place. */
  insteadOf: string[];
  services: string[];
  dangers: string[];
  /** The law, standard or manual that a stated fact comes from. */
  sources: string[];
  /** Signs in all languages for each line of its list, in order: a question with the sign asks for that line. */
  lines: Phrase[][];
}

/** The key is the note's id. */
export type Translations = ReadonlyMap<string, NoteText>;

export interface FoundNote {
  note: Note;
  /** Null if the note has no translation into the asked language; English needs none. */
  translated: NoteText | null;
  /** The notes are sorted by it. Compare it only among notes found for one question. */
  score: number;
  /** How well its words fit. */
  words: number;
  /** How similar people's questions for it are, 0 to 1. */
  likeness: number;
  /** Share of the question's information, 0 to 1. It is always 1 for a note on a recognised danger. */
  share: number;
  /** How sure it is that the first of the found notes answers the question. */
  certainty: number;
}

export interface NoteIndex {
  /** The first search in a language reads its translations, and rejects if one of them is damaged. */
  search(
    wanted: Pick<Asking, 'text' | 'language' | 'dangers'> & {
      vehicle?: AskedVehicle | undefined;
      /** The id of a note that is found even if others fit better. */
      also?: string | undefined;
    },
  ): Promise<FoundNote[]>;
  /** The note whose title the whole text is, or the one that stands in for it. Choices are tapped, and titles typed. */
  titled(
    wanted: Pick<Asking, 'text' | 'language'> & { vehicle?: AskedVehicle | undefined },
  ): Promise<FoundNote | undefined>;
}

export interface CatalogueTerm {
  search: string;
  /** The service's name for customers, by language. */
  labels: Record<Language, string>;
  meant: Sign[];
}

export interface Understood {
  intents: ReadonlySet<IntentName>;
  service: string | null;
  /** Works that the text names beside it. */
  otherServices: readonly string[];
  /** The text wants something looked at, not replaced. */
  asksForCheck: boolean;
  asksToCancel: boolean;
  /** How many of a part: `4 tyres`. */
  count: number | undefined;
  vehicleType: VehicleType | undefined;
}
