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
  /** Whether it stands for every push of its device that quiet hours deferred. */
  isPutOff: boolean;
  choices: Choices | null;
  quietHours: NotificationPreferences['quietHours'];
}

/**
 * Decides on a push that is about to leave: `forget` its device as well, `drop` only the push, `put_off` until the
 * quiet hours end, or `send` it. Deferred pushes are checked one by one when their message is composed
 * (`load-put-off.ts`).
 */
export function judgePush(facts: Facts, now: Date): 'forget' | 'drop' | 'put_off' | 'send' {
  if (!facts.isSignedIn) return 'forget';
  if (!facts.isOwn || facts.isStale) return 'drop';
  if (!facts.isPutOff && !isStillNews(facts)) return 'drop';
  return isQuiet(facts.type, facts.quietHours, now) ? 'put_off' : 'send';
}

function isStillNews({ isShown, isRead, choices, type }: Facts): boolean {
  return isShown && !isRead && wants(choices, type, 'push');
}
