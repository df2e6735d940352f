import type { Logger } from './logger.ts';

export interface Sms {
  to: string;
  text: string;
}

/** A provider of text messages goes behind this. */
export interface SmsSender {
  /** Whether what is sent arrives on a phone: nobody is promised a message otherwise. */
  reachesPhones: boolean;
  send(sms: Sms): Promise<void>;
}

/** Sends nothing: says in the log what would have left, and not to whom. */
export function createLogSms(log: Pick<Logger, 'info'>): SmsSender {
  return {
    reachesPhones: false,
    async send({ to, text }) {
      log.info({ to: maskNumber(to) }, `sms: ${text}`);
    },
  };
}

/** Only its last two digits. */
export function maskNumber(number: string): string {
  return number.replace(/\d(?=.*\d.*\d)/g, '•');
}
