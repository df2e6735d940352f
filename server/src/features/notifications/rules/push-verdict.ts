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
  choices: Choices | null;
  quietHours: NotificationPreferences['quietHours'];
}

/** What becomes of a push that is about to leave: `forget` its device as well, `drop` it alone, or `send` it. */
export function judgePush(facts: Facts, now: Date): 'forget' | 'drop' | 'send' {
  if (!facts.isSignedIn) return 'forget';
  if (!facts.isOwn || !facts.isShown || facts.isRead || facts.isStale) return 'drop';
  if (!wants(facts.choices, facts.type, 'push') || isQuiet(facts.type, facts.quietHours, now)) return 'drop';
  return 'send';
}
