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
  isDeferred: boolean;
  choices: Choices | null;
  quietHours: NotificationPreferences['quietHours'];
}

/** `forget` drops the device, too. Deferred pushes are checked when their message is composed (`load-deferred.ts`). */
export function judgePush(facts: Facts, now: Date): 'forget' | 'drop' | 'defer' | 'send' {
  if (!facts.isSignedIn) return 'forget';
  if (!facts.isOwn || facts.isStale) return 'drop';
  if (!facts.isDeferred && !isStillNews(facts)) return 'drop';
  return isQuiet(facts.type, facts.quietHours, now) ? 'defer' : 'send';
}

function isStillNews({ isShown, isRead, choices, type }: Facts): boolean {
  return isShown && !isRead && wants(choices, type, 'push');
}
