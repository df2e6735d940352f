import type { Card } from '@pahiya/contract/revvy/schemas';

export interface CardWords {
  rupees: (amount: number) => string;
  clock: (time: string) => string;
  date: (date: string) => string;
  service: (name: string) => string;
  sources: (titles: string) => string;
}

/** The facts of a card as lines of text. A card that only leads to another screen has none. */
export function cardLines(card: Card, words: CardWords): string[] {
  switch (card.kind) {
    case 'garages':
      return card.items.map((garage) => `- ${garage.name}, ${garage.location}${offered(garage.services, words)}`);
    case 'price':
      return [`- ${card.label ?? words.service(card.service)}: ${range(card, words)}`];
    case 'bookings':
      return card.items.map(
        ({ garageName, serviceNames, bookingDate, bookingTime }) =>
          `- ${garageName}: ${serviceNames.map(words.service).join(', ')}, ${words.date(bookingDate)}, ${words.clock(bookingTime)}`,
      );
    case 'draft':
      return [
        `- ${card.garageName}${offered(card.services, words)}, ${words.date(card.slot.date)}, ${words.clock(card.slot.startTime)}`,
      ];
    case 'choices':
      return card.questions.map((question) => `- ${question}`);
    case 'sources':
      return [words.sources(card.titles.join(', '))];
    default:
      return [];
  }
}

function offered(services: readonly { name: string; price: number }[], { service, rupees }: CardWords): string {
  const names = services.map(({ name, price }) => `${service(name)} ${rupees(price)}`);
  return names.length > 0 ? `: ${names.join(', ')}` : '';
}

function range({ lowest, highest }: { lowest: number; highest: number }, { rupees }: CardWords): string {
  return lowest === highest ? rupees(lowest) : `${rupees(lowest)} – ${rupees(highest)}`;
}
