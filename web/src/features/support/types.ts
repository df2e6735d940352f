import type { Attachment, TicketDetail } from '@pahiya/contract/support/schemas';
import type { Upload } from '@/shared/files/use-uploads.ts';

export type Side = 'customer' | 'agent';

export type Writer = 'customer' | 'agent';

export type ConversationTicket = Pick<TicketDetail, 'id' | 'status' | 'customerName' | 'deliveredSeq' | 'readSeq'> &
  Pick<TicketDetail, 'description' | 'attachments' | 'createdAt'>;

export type FileProblem = 'unsupported' | 'unreadable' | 'tooLarge' | 'empty' | 'full' | 'failed';

export interface OwnFile extends Upload<SentFile, FileProblem> {
  name: string;
}

export type SentFile = Pick<Attachment, 'id' | 'name' | 'contentType' | 'bytes'>;

/** A message being sent. A retry keeps its id, so the server stores it once. */
export interface Outgoing {
  id: string;
  text: string;
  files: SentFile[];
  state: 'sending' | 'failed';
  createdAt: string;
}
