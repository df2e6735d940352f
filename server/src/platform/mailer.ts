import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import { v7 as uuidv7 } from 'uuid';
import type { Logger } from './logger.ts';
import { once } from './once.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Must be the same for each attempt to send the same mail. */
  messageId?: string;
  attachments?: { filename: string; content: string; contentType: string }[];
  /** RFC 2369. */
  unsubscribeUrl?: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

interface MailSettings {
  smtpUrl: string | undefined;
  from: string;
  outbox: string;
  /** Only developers' machines may set this, because a link in the log gives access to the account. */
  logsLinks: boolean;
}

/** Loaded with the first mail, because a node starts faster without it. */
const loadNodemailer = async () => (await import('nodemailer')).default;

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };
const longestMs = 90_000;

export function createMailer(settings: MailSettings, log: Logger): Mailer {
  return settings.smtpUrl ? createSmtpMailer(settings.smtpUrl, settings.from) : createFolderMailer(settings, log);
}

/** Options in the address, such as `?socketTimeout=5000`, override our timeouts. */
function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const opening = once(async () => (await loadNodemailer()).createTransport({ ...patience, url: smtpUrl }, { from }));
  return {
    async send(mail) {
      const transport = await opening();
      await transport.sendMail({ ...optionsOf(mail), signal: AbortSignal.timeout(longestMs) });
    },
  };
}

function createFolderMailer({ from, outbox, logsLinks }: MailSettings, log: Logger): Mailer {
  const opening = once(async () =>
    (await loadNodemailer()).createTransport({ streamTransport: true, buffer: true }, { from }),
  );
  return {
    async send(mail) {
      const composer = await opening();
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
