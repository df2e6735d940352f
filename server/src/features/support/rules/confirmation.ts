import { brand } from '@pahiya/contract/shared/brand';
import { describeCallTime } from './call-slots.ts';

// No word that somebody typed: with a stranger's address or number it would reach them in our name.

export function confirmationMail(preferredTime: Date): { subject: string; text: string } {
  const when = describeCallTime(preferredTime);
  return {
    subject: `${brand.name} will call you`,
    text: `Hello,\n\nwe will call you on ${when}, Indian time. A call lasts 5-15 minutes; should we miss you, we try again within that time.\n\nYou did not ask for it? Then there is nothing to do.\n`,
  };
}

export function confirmationSms(preferredTime: Date): string {
  return `${brand.name}: we will call you on ${describeCallTime(preferredTime)}, Indian time.`;
}
