import type { DeskTicket } from '@pahiya/contract/desk/support/schemas';
import type { ReactNode } from 'react';
import type { BoardSearch } from './rules/board-search.ts';

/** In the address as `name`, or `-name` for descending. */
export interface Sort {
  by: string;
  isDescending: boolean;
}

/** Controls beside the message box that help writing. */
export interface WritingTools {
  /** A slash typed into the empty box opens them too. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Inserts at the cursor. */
  onInsert: (text: string) => void;
}

/** Props of the conversation that the route renders for a ticket. */
export interface ConversationSlot {
  ticket: DeskTicket;
  /** Id by which shortcuts find the message box. */
  boxId: string;
  tools: (tools: WritingTools) => ReactNode;
  /** Replaces the box of a closed ticket. */
  closed: ReactNode;
  className: string;
}

/** State of the board and its navigation. */
export interface BoardAddress {
  search: BoardSearch;
  /** Changes the day, the view or a filter. */
  change: (change: Partial<BoardSearch>) => void;
  /** Moves by a day or a week. */
  step: (today: string, direction: 1 | -1) => void;
  openBooking: (bookingId: string) => void;
  closeBooking: () => void;
  /** Replaces the dialog's history entry. */
  leaveDialog: (change: Partial<BoardSearch>) => void;
}
