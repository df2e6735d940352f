import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import { v7 as uuidv7 } from 'uuid';
import type { Logger } from './logger.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** The same each time the same mail is sent. */
  messageId?: string;
  attachments?: { filename: string; content: string; contentType: string }[];
  /** Where its reader turns mails of this kind off (RFC 2369). */
  unsubscribeUrl?: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

interface MailSettings {
  smtpUrl: string | undefined;
  from: string;
  outbox: string;
  /** Who reads a link can enter the account: only ever on a developer's machine. */
  logsLinks: boolean;
}

/** A server that says nothing any more is left alone after these; the whole of a sending takes at most `longestMs`. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };
const longestMs = 90_000;

/** SMTP when its address is set; otherwise each mail becomes a file in the outbox. */
export function createMailer(settings: MailSettings, log: Logger): Mailer {
  return settings.smtpUrl ? createSmtpMailer(settings.smtpUrl, settings.from) : createOutboxMailer(settings, log);
}

/** What the address says itself, such as `?socketTimeout=5000`, goes before our own patience. */
function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = nodemailer.createTransport({ ...patience, url: smtpUrl }, { from });
  return {
    async send(mail) {
      await transport.sendMail({ ...optionsOf(mail), signal: AbortSignal.timeout(longestMs) });
    },
  };
}

function createOutboxMailer({ from, outbox, logsLinks }: MailSettings, log: Logger): Mailer {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(optionsOf(mail));
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const file = path.join(outbox, `${uuidv7()}.eml`);
      await writeFile(file, message, { mode: 0o600 });
      const links = logsLinks ? { links: mail.text.match(/https?:\/\/\S+/g) ?? [] } : {};
      log.info({ file, ...links }, `mail: ${mail.subject}`);
    },
  };
}

function optionsOf({ unsubscribeUrl, ...mail }: Mail): SendMailOptions {
  return { ...mail, ...(unsubscribeUrl ? { list: { unsubscribe: unsubscribeUrl } } : {}) };
}
