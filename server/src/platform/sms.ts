import type { Logger } from './logger.ts';

export interface Sms {
  to: string;
  text: string;
}

export interface SmsSender {
  /** If false, no message must be promised to a customer. */
  reachesPhones: boolean;
  send(sms: Sms): Promise<void>;
}

export function createLogSms(log: Pick<Logger, 'info'>): SmsSender {
  return {
    reachesPhones: false,
    async send({ to, text }) {
      log.info({ to: maskNumber(to) }, `sms: ${text}`);
    },
  };
}

export function maskNumber(number: string): string {
  return number.replace(/\d(?=.*\d.*\d)/g, '•');
}
