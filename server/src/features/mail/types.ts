import type { Database } from '../../database/pool.ts';
import type { Language } from '../../platform/request-language.ts';

/** `news` reports a notification. */
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

/** Content of a mail before its layout. Contains no markup. */
export interface MailContent {
  subject: string;
  /** Name for the greeting. */
  name?: string;
  /** Shown before facts and button. */
  paragraphs: string[];
  /** Label and value, such as a booking's number. */
  facts?: [string, string][];
  button?: Link;
  /** Shown below the button. */
  links?: Link[];
  notes?: string[];
  attachments?: { filename: string; content: string; contentType: string }[];
  /** Page on which the reader can turn off this kind of mail. */
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
  /** Null if the account no longer exists. */
  to: string | null;
  language: Language;
  facts: Record<string, unknown>;
  notificationId: string | null;
  round: number;
  attempts: number;
  isExpired: boolean;
  /** This is the last attempt. */
  isLast: boolean;
}

interface Site {
  db: Database;
  /** Public address of the site. */
  origin: string;
  now: Date;
}

/** Returns null if there is nothing to tell any more, because it was read or replaced. */
export type MailWriter = (mail: ClaimedMail, site: Site) => Promise<MailContent | null>;

export type MailWriters = Record<MailKind, MailWriter>;

export interface Mails {
  /** Call it after a mail may have been queued. */
  wake(this: void): void;
  /** Resolves when all due mails have been tried. */
  idle(this: void): Promise<void>;
}
