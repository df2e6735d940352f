import type { Language } from '../../../platform/request-language.ts';
import { textsOf } from '../../../platform/texts.ts';
import type { Activity } from './activity.ts';

export interface NotificationText {
  title: string;
  message: string;
}

/** `name` is the actor it names, `count` the number in all. */
export interface Group {
  type: Activity['type'];
  name: string;
  count: number;
}

/** Such as `Asha and 4 others liked your post`. */
export function describeActivity({ type, name, count }: Group, language: Language = 'en'): NotificationText {
  const t = textsOf(language);
  const message = count > 1 ? t(`${type}.more`, { name, count: count - 1 }) : t(`${type}.one`, { name });
  return { title: t(`${type}.title`), message };
}
