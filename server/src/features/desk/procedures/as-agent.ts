import { implement, ORPCError } from '@orpc/server';
import { deskContract } from '@pahiya/contract/desk/contract';
import type { DeskTicket } from '@pahiya/contract/desk/support/schemas';
import type { BaseContext } from '../../../platform/procedure.ts';
import { addressesAt } from '../../files/rules.ts';
import type { Files } from '../../files/types.ts';
import { findDeskTicket } from '../queries/find-desk-ticket.ts';

export type AgentContext = BaseContext & { files: Files };

export const supportApi = implement(deskContract.support).$context<AgentContext>();

type Reading = Pick<AgentContext, 'db' | 'files' | 'now'>;

export function addressOf({ files, now }: Reading): (key: string) => string {
  return addressesAt(files.addressKey, now());
}

export async function showTicket(context: Reading, ticketId: string): Promise<DeskTicket> {
  const ticket = await findDeskTicket(context.db, { ticketId, addressOf: addressOf(context) });
  if (!ticket) throw notThere('ticketId');
  return ticket;
}

export function notThere(field: string) {
  return new ORPCError('NOT_FOUND', { status: 404, message: 'Not found.', data: { field } });
}
