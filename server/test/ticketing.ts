import { randomUUID } from 'node:crypto';
import type { Attachment, ChatMessage, CreateTicketInput, TicketDetail } from '@pahiya/contract/support/schemas';
import type { Api } from './api.ts';
import type { Answer } from './call.ts';
import type { Customer } from './customers.ts';
import { sendForm, type Upload } from './uploads.ts';

export function ticketForm(change: Partial<CreateTicketInput> = {}): CreateTicketInput {
  return {
    name: 'Asha Rao',
    email: 'asha@example.com',
    subject: 'Wrong amount',
    category: 'payment',
    description: 'The bill says ₹499.',
    idempotencyKey: randomUUID(),
    ...change,
  };
}

export async function raiseTicket(api: Api, customer: Customer, change: Partial<CreateTicketInput> = {}) {
  const answer = await api.call<TicketDetail>('POST', '/support/tickets', ticketForm(change), customer);
  if (answer.status !== 201) throw new Error(`The ticket was refused: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

interface Said {
  message?: string;
  messageId?: string;
  fileIds?: string[];
  isAgent?: boolean;
}

export async function say(api: Api, writer: Customer, ticketId: string, said: Said): Promise<Answer<ChatMessage>> {
  const { message = 'Hello', messageId = randomUUID(), fileIds = [], isAgent = false } = said;
  const place = isAgent ? 'desk' : 'support';
  return await api.call('POST', `/${place}/tickets/${ticketId}/messages`, { messageId, message, fileIds }, writer);
}

export async function readMessages(api: Api, reader: Customer, ticketId: string, after = 0): Promise<ChatMessage[]> {
  const path = `/support/tickets/${ticketId}/messages?after=${after}&limit=200`;
  return (await api.call<{ items: ChatMessage[] }>('GET', path, undefined, reader)).body.items;
}

export async function attach<Body = Attachment>(
  api: Api,
  token: string | undefined,
  { bytes, name = 'bill.pdf', type = 'application/pdf' }: Upload,
): Promise<Answer<Body>> {
  const form = new FormData();
  const content = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
  form.set('file', new File([content], name, { type }));
  return await sendForm<Body>(api, 'POST', '/support/files', form, token);
}
