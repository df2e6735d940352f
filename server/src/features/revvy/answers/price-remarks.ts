import { describeRupees } from '@pahiya/contract/shared/money';
import { isFittingOnly } from '../rules/comparable-services.ts';
import { saysElectric } from '../rules/service-kinds.ts';
import type { CardOf, WantedPrice } from '../tools/revvy-tools.ts';
import { fill } from './fill.ts';
import { detailAsked, meansSmallBattery, soldBy } from './price-details.ts';
import type { Question } from './question.ts';

/** The battery that drives an electric vehicle is another work than the one that starts an engine. */
export function workPriced({ service, said, vehicle }: Question): string | null {
  const isElectric = vehicle.power === 'electric' || saysElectric(said);
  return service === 'Battery' && isElectric && !meansSmallBattery(said) ? 'Traction Battery' : service;
}

/** Finds prices that include what was asked for, or else those that do not tell. */
export async function priceWithDetail({ tools }: Question, wanted: WantedPrice): Promise<CardOf<'price'> | null> {
  const detail = detailAsked(wanted.search, wanted.said ?? '');
  const told = detail ? await tools.priceRange({ ...wanted, listed: detail.listed }) : null;
  return told ?? (await tools.priceRange(wanted));
}

/** Says what the price does not include, and the total for the number that was asked for. */
export function remarksOn({ phrases, said, count }: Question, price: CardOf<'price'>): string[] {
  const { service, lowest, highest, cheapest } = price;
  if (!cheapest) return [];
  const detail = detailAsked(service, said);
  const isSilent = detail !== undefined && !detail.listed.test(cheapest.service);
  const isLabour = isFittingOnly(cheapest.service) && !isFittingOnly(`tyre ${said}`);
  const total = count !== undefined && soldBy(cheapest.service) ? [lowest * count, highest * count] : [];
  const amounts = [...new Set(total)].map(describeRupees).join(' – ');
  return [
    ...(isSilent ? [phrases[detail.silent]] : []),
    ...(isLabour ? [phrases.priceFitting] : []),
    ...(amounts ? [fill(phrases.priceTotal, { count: count ?? 1, price: amounts })] : []),
  ];
}
