import type { VehicleType } from '@pahiya/contract/garages/schemas';
import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { clausesOf } from '../../../platform/language/words-of.ts';
import { vehicleNamed } from '../../search/queries/vehicle-named.ts';
import { expandWords } from '../knowledge/expand-words.ts';
import { type IntentName, intentNames } from '../knowledge/names.ts';
import { packsFor } from '../knowledge/packs-for.ts';
import { hasAnySign, hasSign, placesOf } from '../knowledge/signs.ts';
import { stemOf } from '../knowledge/stems.ts';
import { amountNamed } from '../rules/amount-named.ts';
import { meansFull } from '../rules/service-kinds.ts';
import type { CatalogueTerm, LanguagePack, Packs, Understood } from '../types.ts';
import { countNamed } from './count-named.ts';
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
  const isNoWish = asksWhat.test(text);
  const said = new Set(
    meant.filter(
      (name) => isMeant(name, words) && (name !== 'greeting' || isGreeted) && !(name === 'wish' && isNoWish),
    ),
  );
  const meantBy = (said: readonly string[]) =>
    terms.filter(({ meant: signs }) => signs.some((sign) => hasSign(said, sign))).map(({ search }) => search);
  const worksOf = (part: string) =>
    inService(part, meantBy(part === text ? words : expandWords(packs, { text: part, language })));
  const works = worksNamed({ text, language, worksOf, words });
  const [service = null, ...otherServices] = said.has('fairPrice') ? pricedFirst(text, works, worksOf) : works;
  return {
    intents: service !== null && asksIfFair(said, text) ? said.add('price') : said,
    service,
    otherServices,
    asksForCheck: words.some((word) => checking.test(word)) && !words.some((word) => replacing.test(word)),
    asksToCancel: words.some((word) => cancelling.test(word)),
    count: countNamed(packs, { text, language, meanings: words }),
    vehicleType: vehicleMeant(words, text),
  };
}

const checking = /^(?:check|test|inspect)/;
const replacing = /^(?:replac|chang|new$|buy|fit)/;
const cancelling = /^cancel/;

const oil = 'Oil change';

/** A full service includes the oil: `full service with engine oil`. */
function inService(text: string, works: string[]): string[] {
  const isFull = works.includes(anyService) && meansFull(text) && !changesOil.test(text);
  return isFull ? works.filter((work) => work !== oil) : works;
}

const anyService = 'service';
const changesOil = /\boil (?:change|service)/i;

/** `Is 14500 too much for the service? They added an AC cleaning` compares the amount with the service. */
function pricedFirst(text: string, works: string[], worksOf: (part: string) => string[]): string[] {
  const priced = text.split(sentenceEnd).find((part) => amountNamed(part) !== null) ?? text;
  const [main] = worksOf(priced);
  return main ? [main, ...works.filter((work) => work !== main)] : works;
}

const sentenceEnd = /[?!;\n।]+|\.(?=\s)/;

/** Reading names takes long. Who tells a long story names the vehicle in its first sentences. */
const searchedForModels = 500;

/** A model tells more than the word `car`: `Innova, not a small car`. */
function vehicleMeant(words: readonly string[], text: string): VehicleType | undefined {
  const said = vehicleOf(words);
  const named = () => vehicleNamed(text.slice(0, searchedForModels));
  return said === 'car' ? (named() ?? said) : (said ?? named());
}

/** `What should I look at` asks for advice, although languages say it with the word of a wish: `kya dekhna chahiye`. */
const asksWhat =
  /\bwhat (?:all|things|should|to|must|do i)\b|\bkya[ -]kya\b|\bkya (?:dekh|check|jaanch|janch)|क्या[- ]क्या|क्या (?:देख|चेक|जाँच|जांच)|काय काय|काय (?:बघ|तपास|चेक)|কী কী|কি কি|কী (?:দেখ|চেক)|என்னென்ன|என்ன (?:என்ன|பாக்க|பார்க்க|செக்)|ఏమేమి|ఏమేం|ఏం (?:చూ|చెక్)|શું શું|શું (?:જો|ચેક|તપાસ)|ಏನೇನು|ಏನೆಲ್ಲ|ಏನು (?:ನೋಡ|ಚೆಕ್)|എന്തൊക്കെ|എന്തെല്ലാം|ਕੀ[- ]ਕੀ|ਕੀ (?:ਵੇਖ|ਦੇਖ|ਚੈੱਕ)/iu;

/** `My PUC expired, what is the fine` does not ask for a date. */
const aboutOwn: readonly IntentName[] = ['ownVehicles', 'ownPuc', 'ownInsurance', 'ownService'];

/** `Is my car ready for the monsoon` does not ask for a booking. */
const seasons = ['monsoon', 'rain', 'winter', 'summer', 'trip', 'highway'];

const pricedWords = /^(price|cost|rate|charge|sensor|wash|check|fill)/;
const measured = /^(?:pressure|slack|play|tension|clearance)$/;

/** `How much air pressure` and `how much slack` ask for no price. */
function asksForMeasure(words: readonly string[]): boolean {
  return words.some((word) => measured.test(word)) && !words.some((word) => pricedWords.test(word));
}

/** A customer who asks for the refund of a cancelled booking does not want to cancel one, and no other either. */
function isMeant(name: IntentName, words: readonly string[]): boolean {
  const isRefund = words.includes('refund') && words.some((word) => cancelling.test(word));
  if (name === 'bookingState') return !isRefund && !words.some((word) => seasons.includes(word));
  if (name === 'book') return !words.includes('cancel');
  if (name === 'howMuch' && words.includes('air')) return false;
  if (name === 'price' || name === 'howMuch') return !asksForMeasure(words);
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
