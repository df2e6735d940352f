import type { Attachment } from '@pahiya/contract/support/schemas';

/** `gone`: the server no longer has it. */
export type FileProblem = 'unsupported' | 'unreadable' | 'tooLarge' | 'empty' | 'failed' | 'gone';

/** A file that goes along with a ticket or a message. */
export interface OwnFile {
  key: string;
  name: string;
  /** Null for one that was sent before the page was loaded anew. */
  file: File | null;
  /** From 0 to 1. */
  sent: number;
  uploaded: SentFile | null;
  problem: FileProblem | null;
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
