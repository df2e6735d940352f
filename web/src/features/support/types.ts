import type { Attachment, TicketDetail } from '@pahiya/contract/support/schemas';
import type { Upload } from '@/lib/use-uploads.ts';

/** Who looks at a conversation: its owner, or who answers. */
export type Side = 'customer' | 'agent';

/** Who is writing at this moment. */
export type Writer = 'customer' | 'agent';

/** What a conversation needs to know of its ticket, on either side. */
export type Talk = Pick<TicketDetail, 'id' | 'status' | 'customerName' | 'deliveredSeq' | 'readSeq'> &
  Pick<TicketDetail, 'description' | 'attachments' | 'createdAt'>;

export type FileProblem = 'unsupported' | 'unreadable' | 'tooLarge' | 'empty' | 'full' | 'failed';

/** A file that goes along with a ticket or a message. */
export interface OwnFile extends Upload<SentFile, FileProblem> {
  name: string;
}

export type SentFile = Pick<Attachment, 'id' | 'name' | 'contentType' | 'bytes'>;

/** A message that is on its way. Sent again it is the same one. */
export interface Outgoing {
  id: string;
  text: string;
  files: SentFile[];
  state: 'sending' | 'failed';
  createdAt: string;
}
