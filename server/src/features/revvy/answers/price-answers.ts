import type { VehicleType } from '@pahiya/contract/garages/schemas';
import { describeRupees } from '@pahiya/contract/shared/money';
import { amountNamed } from '../rules/amount-named.ts';
import type { CardOf, NamedGarage } from '../tools/revvy-tools.ts';
import type { AnswerPart } from '../types.ts';
import { say, support } from './answer-parts.ts';
import { onlyVehicle, sayFar, sources } from './fact-answers.ts';
import { fill } from './fill.ts';
import { priceWithDetail, remarksOn, workPriced } from './price-remarks.ts';
import type { Question } from './question.ts';
import { sayServices } from './say-services.ts';

/** Uses only the catalogue. Answers for cars and bikes if no vehicle is named. */
export async function* answerPrice(asked: Question): AsyncIterable<AnswerPart> {
  const question = { ...asked, service: workPriced(asked) };
  const { phrases, service, vehicleType, city, tools, labelOf } = question;
  if (!service) return yield say(phrases.priceAsk);
  if (question.named) return yield* answerPriceAt(question, question.named);
  const own = vehicleType ?? (await onlyVehicle(question));
  const vehicles = own ? [own] : (['car', 'bike'] as const);
  const prices = await pricesFor({ ...question, vehicleType: own }, vehicles);
  if (prices.length === 0) {
    const far = await sayFar(question);
    yield say(`${labelOf(service)}: ${far ?? phrases.priceNone}`);
    if (far) yield* answerElsewhere({ ...question, vehicleType: own }, vehicles);
    yield* answerOtherPrices({ ...question, vehicleType: own }, vehicles);
    yield support;
    return;
  }
  yield say(...prices.map(({ text }) => text), ...sayIfFair(question, prices));
  for (const { card } of prices) yield { type: 'card', card };
  yield* answerOtherPrices({ ...question, vehicleType: own }, vehicles);
  const order = question.order ?? undefined;
  const isNear = tools.hasPlace || city !== undefined;
  const garages = isNear
    ? await tools.findGarages({
        search: service,
        vehicleType: own,
        city,
        order,
        said: question.said,
        isCompared: own !== undefined,
      })
    : null;
  if (garages) yield { type: 'card', card: garages };
  yield sources(phrases.sourceCatalogue);
}

/** `Alignment and balancing cost` asks for the prices of both. */
async function* answerOtherPrices(question: Question, vehicles: readonly VehicleType[]): AsyncIterable<AnswerPart> {
  const { phrases, labelOf, otherServices } = question;
  for (const service of otherServices.slice(0, mostOthers)) {
    const other = { ...question, service };
    const prices = await pricesFor(other, vehicles);
    if (prices.length === 0) {
      const far = await sayFar(other);
      yield say(`${labelOf(service)}: ${far ?? phrases.priceNone}`);
      if (far) yield* answerElsewhere(other, vehicles);
      continue;
    }
    yield say(...prices.map(({ text }) => text));
    for (const { card } of prices) yield { type: 'card', card };
  }
}

const mostOthers = 2;

async function* answerPriceAt(question: Question, { garageId, name }: NamedGarage): AsyncIterable<AnswerPart> {
  const { phrases, asking, labelOf, service, vehicleType, tools } = question;
  const card = await tools.findGarages({ garageId, search: service ?? undefined, vehicleType });
  const offered = card?.items[0]?.services ?? [];
  if (!card || offered.length === 0) {
    yield say(fill(phrases.garageLacks, { garage: name, service: labelOf(service ?? '') }));
    if (card) yield { type: 'card', card };
    return;
  }
  const prices = offered.map((each) => ({
    service: sayServices([each.name], asking.language),
    price: describeRupees(each.price),
    garage: name,
  }));
  yield say(...prices.map((each) => fill(phrases.priceOne, each)));
  yield { type: 'card', card };
  yield sources(phrases.sourceCatalogue);
}

interface Price {
  card: CardOf<'price'>;
  text: string;
}

async function pricesFor(question: Question, vehicles: readonly VehicleType[], isAnywhere = false): Promise<Price[]> {
  const found = await Promise.all(vehicles.map((each) => priceFor(question, each, isAnywhere)));
  return found.filter((each) => each !== null);
}

/** Where no garage is near, the usual price on Pahiya names the work and gives an idea. */
async function* answerElsewhere(question: Question, vehicles: readonly VehicleType[]): AsyncIterable<AnswerPart> {
  const prices = await pricesFor(question, vehicles, true);
  if (prices.length === 0) return;
  yield say([question.phrases.priceElsewhere, ...prices.map(({ text }) => text)].join(' '));
  yield sources(question.phrases.sourceCatalogue);
}

/** Compares an amount that the customer was told with the prices of the garages. */
function sayIfFair(
  { phrases, intents, asking, topic, labelOf, service }: Question,
  prices: readonly Price[],
): string[] {
  const amount = intents.has('fairPrice') ? (amountNamed(asking.text) ?? amountNamed(topic?.text ?? '')) : null;
  if (amount === null || service === null) return [];
  const verdicts = new Set(prices.map(({ card }) => compare(amount, card)));
  const [verdict, other] = verdicts;
  // It may be dear for a bike and cheap for a car.
  const compared = verdict && !other ? [fill(phrases[verdict], { amount: describeRupees(amount) })] : [];
  return [[...compared, fill(phrases.priceAlone, { service: labelOf(service) })].join(' ')];
}

function compare(amount: number, { lowest, highest }: CardOf<'price'>): 'fairAbove' | 'fairBelow' | 'fairWithin' {
  if (amount > highest) return 'fairAbove';
  return amount < lowest ? 'fairBelow' : 'fairWithin';
}

async function priceFor(question: Question, vehicle: VehicleType, isAnywhere: boolean): Promise<Price | null> {
  const { city, service, said, count } = question;
  const where = isAnywhere ? { isAnywhere } : { city };
  const words = count === 4 ? `${said} set of four` : said;
  const price = await priceWithDetail(question, { search: service ?? '', vehicleType: vehicle, ...where, said: words });
  if (!price) return null;
  const text = [sayPrice(question, price, { vehicle, isAnywhere }), ...remarksOn(question, price)].join(' ');
  return { card: price, text };
}

function sayPrice(
  { phrases, asking, labelOf, vehicleType, service: named }: Question,
  price: CardOf<'price'>,
  { vehicle, isAnywhere }: { vehicle: VehicleType; isAnywhere: boolean },
): string {
  const name = vehicle === 'bike' ? phrases.vehicleBike : phrases.vehicleCar;
  const about = [vehicleType ? null : name, price.city].filter(Boolean).join(', ');
  // The name of the only service tells what its price is for.
  const only = price.garages === 1 && price.lowest === price.highest ? price.cheapest?.service : undefined;
  const said = only ? sayServices([only], asking.language) : labelOf(named ?? '');
  const service = about ? `${said} (${about})` : said;
  const [lowest, highest] = [describeRupees(price.lowest), describeRupees(price.highest)];
  const { garages: count } = price;
  // A garage hundreds of kilometres away is no offer.
  const cheapest = isAnywhere ? undefined : price.cheapest;
  if (count === 1) {
    const one = lowest === highest ? lowest : `${lowest} – ${highest}`;
    return cheapest ? fill(phrases.priceOne, { service, price: one, garage: cheapest.name }) : `${service}: ${one}`;
  }
  const range = fill(phrases.priceRange, { service, lowest, highest, count });
  if (!cheapest) return range;
  const facts = {
    garage: cheapest.name,
    place: cheapest.location,
    service: sayServices([cheapest.service], asking.language),
    price: lowest,
  };
  return `${range} ${fill(phrases.priceCheapest, facts)}`;
}
