import type { Channel, NotificationPreferences, NotificationType } from '@pahiya/contract/notifications/schemas';

export type Choices = Omit<NotificationPreferences, 'quietHours'>;

const everything = { inApp: true, push: true, email: true };
const withoutMail = { ...everything, email: false };

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

/** Preferences stored before a type existed do not contain it. */
function ownChoice(choices: Partial<Choices> | null | undefined, type: NotificationType) {
  return choices?.[type];
}
