import type { ReplyEvent, RevvyMessage } from '@pahiya/contract/revvy/schemas';

type Said = Pick<RevvyMessage, 'content' | 'warning' | 'cards'>;
type Piece = Extract<ReplyEvent, { type: 'warning' | 'text' | 'card' }>;

export interface SentReply extends Said {
  attempt: number;
}

/** Null if `now` does not continue what the reader has. */
export function missingPieces(sent: SentReply, now: SentReply): Piece[] | null {
  const isContinued =
    sent.attempt === now.attempt && now.content.startsWith(sent.content) && now.cards.length >= sent.cards.length;
  if (!isContinued) return null;
  const text = now.content.slice(sent.content.length);
  return [
    ...(now.warning !== null && now.warning !== sent.warning
      ? [{ type: 'warning' as const, warning: now.warning }]
      : []),
    ...(text === '' ? [] : [{ type: 'text' as const, text }]),
    ...now.cards.slice(sent.cards.length).map((card) => ({ type: 'card' as const, card })),
  ];
}

export function withPiece(sent: SentReply, piece: Piece): SentReply {
  switch (piece.type) {
    case 'warning':
      return { ...sent, warning: piece.warning };
    case 'text':
      return { ...sent, content: sent.content + piece.text };
    case 'card':
      return { ...sent, cards: [...sent.cards, piece.card] };
  }
}
