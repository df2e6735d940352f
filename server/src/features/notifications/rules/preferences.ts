import type { Channel, NotificationPreferences, NotificationType } from '@pahiya/contract/notifications/schemas';

export type Choices = Omit<NotificationPreferences, 'quietHours'>;

const everything = { inApp: true, push: true, email: true };
const withoutMail = { ...everything, email: false };

/** Before anybody chose: everything on the page and as a push, mails only of bookings, tickets and own vehicles. */
export const defaultChoices: Choices = {
  like: withoutMail,
  comment: withoutMail,
  follow: withoutMail,
  booking: everything,
  support: everything,
  vehicle: everything,
};

export function wants(choices: Choices | null | undefined, type: NotificationType, channel: Channel): boolean {
  return (ownChoice(choices, type) ?? defaultChoices[type])[channel];
}

/** Choices that were kept before there was a type do not name it. */
function ownChoice(choices: Partial<Choices> | null | undefined, type: NotificationType) {
  return choices?.[type];
}
