import type { VehicleType } from '@pahiya/contract/garages/schemas';
import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { clausesOf } from '../../../platform/language/words-of.ts';
import { vehicleNamed } from '../../search/queries/vehicle-named.ts';
import { expandWords } from '../knowledge/expand-words.ts';
import { type IntentName, intentNames } from '../knowledge/names.ts';
import { packsFor } from '../knowledge/packs-for.ts';
import { hasAnySign, hasSign, placesOf } from '../knowledge/signs.ts';
import { stemOf } from '../knowledge/stems.ts';
import type { CatalogueTerm, LanguagePack, Packs, Understood } from '../types.ts';
import { asksIfFair } from './fair-price.ts';
import { worksNamed } from './works-named.ts';

interface Written {
  text: string;
  language: RevvyLanguage;
}

export function understand(packs: Packs, terms: readonly CatalogueTerm[], { text, language }: Written): Understood {
  const clauses = clausesOf(text);
  const understood = packsFor(packs, language);
  const intents = intentNames.filter((name) => understood.some((pack) => hasAnySign(clauses, pack.intents[name])));
  const meant = intents.includes('generalPaper') ? intents.filter((name) => !aboutOwn.includes(name)) : intents;
  const words = expandWords(packs, { text, language });
  const isGreeted = greetsOnly(understood, clauses.flat(), words);
  const said = new Set(meant.filter((name) => isMeant(name, words) && (name !== 'greeting' || isGreeted)));
  const meantBy = (said: readonly string[]) =>
    terms.filter(({ meant: signs }) => signs.some((sign) => hasSign(said, sign))).map(({ search }) => search);
  const worksOf = (part: string) => meantBy(part === text ? words : expandWords(packs, { text: part, language }));
  const [service = null, ...otherServices] = worksNamed({ text, language, worksOf, words });
  return {
    intents: service !== null && asksIfFair(said, text) ? said.add('price') : said,
    service,
    otherServices,
    asksForCheck: words.some((word) => checking.test(word)) && !words.some((word) => replacing.test(word)),
    asksToCancel: words.some((word) => cancelling.test(word)),
    vehicleType: vehicleMeant(words, text),
  };
}

const checking = /^(?:check|test|inspect)/;
const replacing = /^(?:replac|chang|new$|buy|fit)/;
const cancelling = /^cancel/;

/** Reading names takes long. Who tells a long story names the vehicle in its first sentences. */
const searchedForModels = 500;

/** A model tells more than the word `car`: `Innova, not a small car`. */
function vehicleMeant(words: readonly string[], text: string): VehicleType | undefined {
  const said = vehicleOf(words);
  const named = () => vehicleNamed(text.slice(0, searchedForModels));
  return said === 'car' ? (named() ?? said) : (said ?? named());
}

/** `My PUC expired, what is the fine` does not ask for a date. */
const aboutOwn: readonly IntentName[] = ['ownVehicles', 'ownPuc', 'ownInsurance', 'ownService'];

/** `Is my car ready for the monsoon` does not ask for a booking. */
const seasons = ['monsoon', 'rain', 'winter', 'summer', 'trip', 'highway'];

const pricedWords = /^(price|cost|rate|charge|sensor|wash|check|fill)/;

/** `How much air pressure` asks for no price. */
function asksForPressure(words: readonly string[]): boolean {
  return words.includes('pressure') && !words.some((word) => pricedWords.test(word));
}

/** A customer who asks for the refund of a cancelled booking does not want to cancel one, and no other either. */
function isMeant(name: IntentName, words: readonly string[]): boolean {
  if (name === 'bookingState') return !words.some((word) => seasons.includes(word));
  if (name === 'book') return !words.includes('cancel');
  if (name === 'howMuch' && words.includes('air')) return false;
  if (name === 'price' || name === 'howMuch') return !asksForPressure(words);
  return name !== 'bookingChange' || !words.includes('refund');
}

/** `hello, my brakes squeal` also has words that the notes can be searched for. */
function greetsOnly(understood: readonly LanguagePack[], said: readonly string[], words: readonly string[]): boolean {
  const greetings = understood.flatMap((pack) => pack.intents.greeting.flat(2));
  const covered = new Set(
    greetings.flatMap((phrase) => placesOf(said, phrase).flatMap((place) => said.slice(place, place + phrase.length))),
  );
  return words.every((word) => covered.has(word) || stemOf(word) === null);
}

/** A tow truck is not the customer's. */
const tows = /^tow(?:ing)?$/;

export function vehicleOf(words: readonly string[]): VehicleType | undefined {
  if (words.some((word) => /^(bikes?|scooters?|motorcycles?|scooty)$/.test(word))) return 'bike';
  if (words.some((word) => /^suvs?$/.test(word))) return 'suv';
  const isTowed = words.some((word) => tows.test(word));
  if (!isTowed && words.some((word) => /^(trucks?|lorry|tempo)$/.test(word))) return 'truck';
  return words.some((word) => /^cars?$/.test(word)) ? 'car' : undefined;
}
