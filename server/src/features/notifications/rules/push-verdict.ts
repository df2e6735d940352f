import type { NotificationPreferences, NotificationType } from '@pahiya/contract/notifications/schemas';
import { type Choices, wants } from './preferences.ts';
import { isQuiet } from './quiet-hours.ts';

interface Facts {
  type: NotificationType;
  isOwn: boolean;
  isSignedIn: boolean;
  isShown: boolean;
  isRead: boolean;
  isStale: boolean;
  isPutOff: boolean;
  choices: Choices | null;
  quietHours: NotificationPreferences['quietHours'];
}

/** `forget` drops the device, too. Deferred pushes are checked when their message is composed (`load-put-off.ts`). */
export function judgePush(facts: Facts, now: Date): 'forget' | 'drop' | 'put_off' | 'send' {
  if (!facts.isSignedIn) return 'forget';
  if (!facts.isOwn || facts.isStale) return 'drop';
  if (!facts.isPutOff && !isStillNews(facts)) return 'drop';
  return isQuiet(facts.type, facts.quietHours, now) ? 'put_off' : 'send';
}

function isStillNews({ isShown, isRead, choices, type }: Facts): boolean {
  return isShown && !isRead && wants(choices, type, 'push');
}
