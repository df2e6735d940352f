import type { Attachment } from '@pahiya/contract/support/schemas';
import type { Upload } from '@/lib/use-uploads.ts';

export type FileProblem = 'unsupported' | 'unreadable' | 'tooLarge' | 'empty' | 'failed';

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
