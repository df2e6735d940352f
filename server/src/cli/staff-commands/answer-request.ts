import type { Database } from '../../database/pool.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { changeBooking } from './change-booking.ts';
import { changeFactor } from './change-factor.ts';
import { changeRole } from './change-role.ts';
import { describeBookings } from './describe-bookings.ts';
import { describeMails, mailAgain } from './describe-mails.ts';
import { closeMoneyRow, describeMoneyProblems } from './describe-money.ts';
import { describeReports } from './describe-reports.ts';
import { describeTickets } from './describe-tickets.ts';
import { moderate } from './moderate.ts';
import type { DeskRequest } from './requests.ts';
import { servePerson } from './serve-person.ts';

export async function answerRequest(
  db: Database,
  request: DeskRequest,
  now: Date,
  openStore: () => Promise<FileStore>,
): Promise<{ isDone: boolean; lines: string[] }> {
  switch (request.command) {
    case 'list':
      return { isDone: true, lines: await describeBookings(db, request, now) };
    case 'reports':
      return { isDone: true, lines: await describeReports(db) };
    case 'tickets':
      return { isDone: true, lines: await describeTickets(db) };
    case 'money':
      return { isDone: true, lines: await describeMoneyProblems(db) };
    case 'close':
      return toLines(await closeMoneyRow(db, request));
    case 'mails':
      return { isDone: true, lines: await describeMails(db) };
    case 'send-again':
      return toLines(await mailAgain(db, request));
    case 'assign':
    case 'start':
    case 'complete':
    case 'cancel':
    case 'cash':
      return toLines(await changeBooking(db, request, now));
    case 'grant':
    case 'revoke':
      return toLines(await changeRole(db, request));
    case 'factor-need':
    case 'factor-reset':
      return toLines(await changeFactor(db, request));
    case 'sign-out':
    case 'export':
    case 'erase':
      return toLines(await servePerson(db, request, { now, openStore }));
    default:
      return toLines(await moderate(db, request));
  }
}

function toLines({ isDone, line }: { isDone: boolean; line: string }): { isDone: boolean; lines: string[] } {
  return { isDone, lines: [line] };
}
