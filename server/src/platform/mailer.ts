import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import { v7 as uuidv7 } from 'uuid';
import type { Logger } from './logger.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
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

/** SMTP when its address is set; otherwise each mail becomes a file in the outbox. */
export function createMailer(settings: MailSettings, log: Logger): Mailer {
  return settings.smtpUrl ? createSmtpMailer(settings.smtpUrl, settings.from) : createOutboxMailer(settings, log);
}

function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = nodemailer.createTransport(smtpUrl, { from });
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
  };
}

function createOutboxMailer({ from, outbox, logsLinks }: MailSettings, log: Logger): Mailer {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(mail);
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const file = path.join(outbox, `${uuidv7()}.eml`);
      await writeFile(file, message, { mode: 0o600 });
      const links = logsLinks ? { links: mail.text.match(/https?:\/\/\S+/g) ?? [] } : {};
      log.info({ file, ...links }, `mail: ${mail.subject}`);
    },
  };
}
