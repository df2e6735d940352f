import type { Card, RevvyMessage, Suggestion } from '@pahiya/contract/revvy/schemas';

/** The web app has the texts of all; `service` is filled into some. */
export type NextQuestion =
  | { key: 'price' | 'garages' | 'book'; service: string }
  | { key: 'move' | 'cancel' | 'ownPuc' | 'ownInsurance' }
  | { key: Suggestion };

const shown = 3;

/**
 * Suggests what to ask after an answer, taken from its subject. An answer without a subject gets the first questions for
 * the customer's vehicle. A warning of danger and a list of choices get none, so that nothing distracts from them.
 */
export function nextQuestions(
  { cards, warning, status }: Pick<RevvyMessage, 'cards' | 'warning' | 'status'>,
  usual: readonly Suggestion[],
): NextQuestion[] {
  if (warning !== null || status !== 'complete' || cards.some(({ kind }) => kind === 'choices')) return [];
  const hasPrice = cards.some(({ kind }) => kind === 'price');
  const own = uniqueByKey(cards.flatMap(aboutCard)).filter(({ key }) => !(hasPrice && key === 'price'));
  const others = usual.map((key) => ({ key }));
  return (own.length > 0 ? own : others).slice(0, shown);
}

function aboutCard(card: Card): NextQuestion[] {
  switch (card.kind) {
    case 'price': {
      const service = card.label ?? card.service;
      return [
        { key: 'garages', service },
        { key: 'book', service },
      ];
    }
    case 'garages': {
      const service = card.items[0]?.services[0]?.name;
      return service
        ? [
            { key: 'price', service },
            { key: 'book', service },
          ]
        : [];
    }
    case 'services': {
      const service = card.label ?? card.search;
      return service
        ? [
            { key: 'price', service },
            { key: 'garages', service },
          ]
        : [];
    }
    case 'bookings':
      return card.items.length > 0 ? [{ key: 'move' }, { key: 'cancel' }] : [];
    case 'draft': {
      const service = card.services[0]?.name;
      return service
        ? [
            { key: 'price', service },
            { key: 'garages', service },
          ]
        : [];
    }
    case 'vehicles':
      return [{ key: 'ownPuc' }, { key: 'ownInsurance' }];
    default:
      return [];
  }
}

/** Cards of one answer are about the same work, which they may name differently. */
function uniqueByKey(questions: readonly NextQuestion[]): NextQuestion[] {
  return questions.filter(({ key }, index) => questions.findIndex((other) => other.key === key) === index);
}
