import type { Database } from '../../database/pool.ts';
import type { Language } from '../../platform/request-language.ts';

/** `news`: what a notification tells, by mail as well. */
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

/** What a mail says, before it has a form. Nothing in it is markup. */
export interface MailContent {
  subject: string;
  /** Whom it greets. */
  name?: string;
  /** Before the facts and the button. */
  paragraphs: string[];
  /** Label and value, such as the number of a booking. */
  facts?: [string, string][];
  button?: Link;
  /** Below the button. */
  links?: Link[];
  notes?: string[];
  attachments?: { filename: string; content: string; contentType: string }[];
  /** The page of the settings where this kind of mail is turned off. */
  settingsUrl?: string;
}

export interface LaidOut extends Omit<MailContent, 'subject' | 'name'> {
  language: Language;
  greeting: string;
  /** Who writes, and where there is help. */
  signature: string;
  help: Link;
  turnOff: string;
}

/** A mail that this node is sending. */
export interface ClaimedMail extends Record<string, unknown> {
  id: string;
  kind: MailKind;
  userId: string | null;
  /** Null when its account has gone. */
  to: string | null;
  language: Language;
  facts: Record<string, unknown>;
  notificationId: string | null;
  round: number;
  attempts: number;
  isExpired: boolean;
  /** Whether this is the last try. */
  isLast: boolean;
}

interface Site {
  db: Database;
  /** The public address of the site. */
  origin: string;
  now: Date;
}

/** Null when there is nothing to tell any more: it was read meanwhile, or has been overtaken. */
export type MailWriter = (mail: ClaimedMail, site: Site) => Promise<MailContent | null>;

export type MailWriters = Record<MailKind, MailWriter>;

/** What the product does with mails on this node. */
export interface Mails {
  /** Somebody may have written a mail. */
  wake(this: void): void;
  /** Resolves when what is due has been tried. */
  idle(this: void): Promise<void>;
}
