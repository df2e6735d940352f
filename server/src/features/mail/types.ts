import type { Database } from '../../database/pool.ts';
import type { Language } from '../../platform/request-language.ts';

export type MailKind =
  | 'news'
  | 'reset'
  | 'password_changed'
  | 'factor'
  | 'confirm'
  | 'deletion'
  | 'farewell'
  | 'call'
  | 'transcript'
  | 'ruling';

export type GivenUpReason = 'refused' | 'unreachable' | 'expired' | 'failed';

interface Link {
  label: string;
  url: string;
}

/** Contains no markup. */
export interface MailContent {
  subject: string;
  name?: string;
  paragraphs: string[];
  facts?: [string, string][];
  button?: Link;
  links?: Link[];
  notes?: string[];
  attachments?: { filename: string; content: string; contentType: string }[];
  settingsUrl?: string;
}

export interface LaidOut extends Omit<MailContent, 'subject' | 'name'> {
  language: Language;
  greeting: string;
  signature: string;
  help: Link;
  turnOff: string;
}

export interface ClaimedMail extends Record<string, unknown> {
  id: string;
  kind: MailKind;
  userId: string | null;
  to: string | null;
  language: Language;
  facts: Record<string, unknown>;
  notificationId: string | null;
  round: number;
  attempts: number;
  isExpired: boolean;
  isLast: boolean;
}

interface Site {
  db: Database;
  origin: string;
  now: Date;
}

/** Null if the news was read or replaced meanwhile. */
export type MailWriter = (mail: ClaimedMail, site: Site) => Promise<MailContent | null>;

export type MailWriters = Record<MailKind, MailWriter>;

export interface Mails {
  wake(this: void): void;
  idle(this: void): Promise<void>;
}
