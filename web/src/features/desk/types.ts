import type { DeskTicket } from '@pahiya/contract/desk/support/schemas';
import type { ReactNode } from 'react';
import type { BoardSearch } from './rules/board-search.ts';

/** The address has it as `name`, or `-name` for descending. */
export interface Sort {
  by: string;
  isDescending: boolean;
}

export interface WritingTools {
  /** A slash typed into the empty box opens them too. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onInsert: (text: string) => void;
}

export interface ConversationSlot {
  ticket: DeskTicket;
  /** Id by which shortcuts find the message box. */
  boxId: string;
  tools: (tools: WritingTools) => ReactNode;
  closed: ReactNode;
  className: string;
}

export interface BoardAddress {
  search: BoardSearch;
  change: (change: Partial<BoardSearch>) => void;
  step: (today: string, direction: 1 | -1) => void;
  openBooking: (bookingId: string) => void;
  closeBooking: () => void;
  /** Replaces the dialog's history entry. */
  leaveDialog: (change: Partial<BoardSearch>) => void;
}
