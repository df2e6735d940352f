import type { Database } from '../../database/pool.ts';
import { listOpenTickets, type OpenTicket } from '../../features/desk/queries/list-open-tickets.ts';

const shownAtMost = 100;

export async function describeTickets(db: Database): Promise<string[]> {
  const found = await listOpenTickets(db, shownAtMost + 1);
  if (found.length === 0) return ['No open tickets.'];
  const lines = found.slice(0, shownAtMost).flatMap(linesOf);
  if (found.length > shownAtMost) lines.push(`The first ${shownAtMost}; the next ones follow when these are resolved.`);
  return lines;
}

function linesOf(ticket: OpenTicket): string[] {
  const head = [
    ticket.id,
    ticket.createdAt.toISOString().slice(0, 16).replace('T', ' '),
    ticket.status.replace('_', ' '),
    `${ticket.priority} ${ticket.category.replace('_', ' ')}`,
    [ticket.customerName, ticket.customerEmail, ticket.customerPhone].filter(Boolean).join(' '),
    ticket.bookingId && `booking ${ticket.bookingId}`,
    `"${ticket.subject}"`,
  ];
  const text = ticket.description.split(/\r\n|[\n\r\u0085\u2028\u2029]/).map((line) => `    ${plain(line)}`.trimEnd());
  return [plain(head.filter(Boolean).join('  ')), ...text];
}

/** Joiners stay, because words and emoji need them. */
function plain(line: string): string {
  return line.replace(/[\p{Cc}\p{Cs}\p{Co}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ');
}
