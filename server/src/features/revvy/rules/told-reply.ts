import type { ReplyEvent, RevvyMessage } from '@pahiya/contract/revvy/schemas';

type Said = Pick<RevvyMessage, 'content' | 'warning' | 'cards'>;
type Piece = Extract<ReplyEvent, { type: 'warning' | 'text' | 'card' }>;

/** What one listener has heard of one try of an answer. */
export interface Told extends Said {
  attempt: number;
}

/** What the listener has not heard yet; null when what is there does not go on from what they know. */
export function untold(told: Told, now: Told): Piece[] | null {
  const isContinued =
    told.attempt === now.attempt && now.content.startsWith(told.content) && now.cards.length >= told.cards.length;
  if (!isContinued) return null;
  const text = now.content.slice(told.content.length);
  return [
    ...(now.warning !== null && now.warning !== told.warning
      ? [{ type: 'warning' as const, warning: now.warning }]
      : []),
    ...(text === '' ? [] : [{ type: 'text' as const, text }]),
    ...now.cards.slice(told.cards.length).map((card) => ({ type: 'card' as const, card })),
  ];
}

export function hear(told: Told, piece: Piece): Told {
  switch (piece.type) {
    case 'warning':
      return { ...told, warning: piece.warning };
    case 'text':
      return { ...told, content: told.content + piece.text };
    case 'card':
      return { ...told, cards: [...told.cards, piece.card] };
  }
}
