import type { DeskTicket } from '@pahiya/contract/desk/support/schemas';
import type { ReactNode } from 'react';
import type { BoardSearch } from './rules/board-search.ts';

/** In the address as `name` or `-name`. */
export interface Sort {
  by: string;
  isDescending: boolean;
}

/** What is beside the box of a conversation to help writing. */
export interface WritingTools {
  /** A slash in the empty box asks for them, too. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Puts it where the cursor is. */
  onInsert: (text: string) => void;
}

/** What the route fills with the conversation of a ticket. */
export interface ConversationSlot {
  ticket: DeskTicket;
  /** Where shortcuts find the box to write in. */
  boxId: string;
  tools: (tools: WritingTools) => ReactNode;
  /** In place of the box, for a ticket that is closed. */
  closed: ReactNode;
  className: string;
}

/** Where one is on the board, and how to go elsewhere. */
export interface BoardAddress {
  search: BoardSearch;
  /** Another day, view or filter. */
  change: (change: Partial<BoardSearch>) => void;
  /** To the day, or the week, before or after. */
  step: (today: string, direction: 1 | -1) => void;
  openBooking: (bookingId: string) => void;
  closeBooking: () => void;
  /** From a dialog to what came of it, in the dialog's place. */
  leaveDialog: (change: Partial<BoardSearch>) => void;
}
