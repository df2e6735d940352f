import type { ServiceType } from '@pahiya/contract/garages/schemas';
import type { SearchedOrder } from '../../search/types.ts';
import type { DayPart, IntentName } from '../knowledge/names.ts';
import type { Clock } from '../times/hours.ts';
import type { NamedGarage, RevvyTools } from '../tools/revvy-tools.ts';
import type { AskedVehicle, Asking, LanguagePack, Understood } from '../types.ts';

/** A message as the offline engine understands it in its conversation. */
export interface Question extends Understood {
  /** The vehicle was named by a word such as `gaadi`, which may mean a bike. */
  isAnyVehicle: boolean;
  /** Decides which notes fit. Unlike `vehicleType` it is also remembered when a new symptom is told. */
  vehicle: AskedVehicle;
  asking: Asking;
  phrases: LanguagePack['phrases'];
  /** Names a service that was searched for, or one of the catalogue, in the language of the answer. */
  labelOf(search: string): string;
  tools: RevvyTools;
  city: string | undefined;
  /** How many of a part that is sold one by one: `4 tyres`. */
  count: number | undefined;
  /** Works that the message names beside the service. */
  otherServices: readonly string[];
  /** The garage is to collect the vehicle, or the mechanic to come. */
  serviceType: ServiceType | undefined;
  /** The customer asks for the cheapest, the best rated or the nearest garage. */
  order: SearchedOrder | null;
  /** Those of the last answer. */
  shownGarages: { garageId: string; name: string }[];
  /** The garages that were shown before, if the customer asks for another one. */
  without: string[];
  /** Named, or offered before and agreed to. */
  garageId: string | undefined;
  named: NamedGarage | null;
  /** A phrase that looks like a garage's name, when no garage has that name. */
  unknownGarage: string | undefined;
  /** `YYYY-MM-DD`, also from the draft that the question continues. */
  date: string | undefined;
  /** The named day does not exist. */
  isNoDay: boolean;
  /** The message clearly names a day or an hour that cannot be read. */
  isUnread: boolean;
  part: DayPart | undefined;
  clock: Clock | undefined;
  today: string;
  /** `HH:MM` in India. */
  timeNow: string;
  /**
   * The last message that did more than change a detail. `isTask`: it asked for what no note answers, such as a price.
   * `stories` are the message alone and together with one or two messages before it.
   */
  topic: { text: string; intents: ReadonlySet<IntentName>; isTask: boolean; stories: string[] } | null;
  /** Short enough to continue the message before. */
  isShort: boolean;
  /** The title of a note that the last answer offered. */
  isChoice: boolean;
  /** Long enough for a question of its own, and read as a change of the topic because it names another work. */
  mayBeNew: boolean;
  /** The message only asks whether one may drive: it says nothing about the symptom. */
  asksIfSafe: boolean;
  /** The message asks for the reason of what a note was shown for. */
  asksWhy: boolean;
  /** The message asks whether one may mend by oneself what was spoken of. */
  asksIfBySelf: boolean;
  /** The message asks for the price, the time or a booking of a work, but not of which: `what will it cost`. */
  asksAboutWork: boolean;
  /** The message asks whether one may drive, for what reason, or whether one may mend it oneself. */
  isAside: boolean;
  /** A short message whether something is open at a time. */
  asksIfOpen: boolean;
  /** The message itself names a day or a time. */
  saysTime: boolean;
  /** The message itself names a service and a place. */
  saysPlace: boolean;
  /** The answer before was a note, or a choice of some. */
  hasNote: boolean;
  /** The message itself names a service and a day, and a clock time or a booking. */
  saysAppointment: boolean;
  /** A short remark on the answer before, such as `why?`. */
  remark: 'why' | 'cancelIt' | 'cancelBooking' | undefined;
  /** The message only names a vehicle, place or time for what was spoken of. */
  isOnlyDetail: boolean;
  /** The message itself names a kind of vehicle, such as `bike`. */
  namesVehicleType: boolean;
  /** Includes the message it continues; excludes the garage's name. */
  said: string;
  /** True for a short message after an answer about bookings. */
  isAboutBookings: boolean;
}
