import type { Logger } from './logger.ts';

export interface Sms {
  to: string;
  text: string;
}

export interface SmsSender {
  /** False if messages do not arrive on phones. Then no message must be promised to a customer. */
  reachesPhones: boolean;
  send(sms: Sms): Promise<void>;
}

/** Sends nothing. Logs the text with a masked number. */
export function createLogSms(log: Pick<Logger, 'info'>): SmsSender {
  return {
    reachesPhones: false,
    async send({ to, text }) {
      log.info({ to: maskNumber(to) }, `sms: ${text}`);
    },
  };
}

/** Keeps the last two digits. */
export function maskNumber(number: string): string {
  return number.replace(/\d(?=.*\d.*\d)/g, '•');
}
