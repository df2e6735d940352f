import type { ReplyEvent, RevvyMessage } from '@pahiya/contract/revvy/schemas';

type Said = Pick<RevvyMessage, 'content' | 'warning' | 'cards'>;
type Piece = Extract<ReplyEvent, { type: 'warning' | 'text' | 'card' }>;

/** The part of one attempt at an answer that a reader has received. */
export interface Told extends Said {
  attempt: number;
}

/** Pieces that the reader lacks. Null if the current state does not continue what the reader has. */
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
